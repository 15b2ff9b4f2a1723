import { describe, expect, it } from "vitest";
import {
  dishRatingsFromWire,
  dishReviewsFromWire,
  newRatingFromWire,
  newRatingToWire,
  orderRatingFromWire,
} from "./map.ts";
import { NewRatingSchema } from "./schemas.ts";

describe("ratings on the wire", () => {
  it("MODAL-1 map to the wire and back, each tag once", () => {
    const rating = { stars: 4, comment: "Вкусно", tags: ["hot"], dishes: [{ productId: 7, stars: 5 }] } as const;
    const wire = NewRatingSchema.parse(newRatingToWire(rating));
    expect(newRatingFromWire({ ...wire, tags: ["hot", "hot"], comment: " Вкусно " })).toEqual(rating);
    expect(newRatingFromWire({ stars: 3 })).toEqual({ stars: 3, comment: "", tags: [], dishes: [] });
  });

  it("MODAL-1 read an earlier rating; an unknown tag of another host is omitted", () => {
    const date = "2026-03-04T09:00:00.000Z";
    const given = { stars: 5, comment: "", tags: ["tasty", "cheap"], dishes: [{ product_id: 7, stars: 5 }], date };
    const wire = { can_rate: false, rating: given, dishes: [{ product_id: 7, name: "Борщ" }], shown: true };
    expect(orderRatingFromWire(wire)).toEqual({
      canRate: false,
      given: {
        stars: 5,
        comment: "",
        tags: ["tasty"],
        dishes: [{ productId: 7, stars: 5 }],
        at: Date.parse(date),
        reply: null,
      },
      dishes: [{ productId: 7, name: "Борщ" }],
      isShown: true,
    });
    expect(orderRatingFromWire({ ...wire, can_rate: true, rating: null }).given).toBeNull();
  });

  it("are read by dish, and page by page", () => {
    const ratings = dishRatingsFromWire({ ratings: [{ product_id: 7, average: 4.5, count: 2 }] });
    expect(ratings.get(7)).toEqual({ average: 4.5, count: 2 });
    const review = { id: 1001, stars: 4, name: "Анна", comment: "Хорошо" };
    const date = "2026-03-04T09:00:00.000Z";
    expect(dishReviewsFromWire({ average: 4, count: 1, pages: 1, reviews: [{ ...review, date }] })).toEqual({
      pages: 1,
      reviews: [{ ...review, at: Date.parse(date), reply: null }],
    });
  });
});
