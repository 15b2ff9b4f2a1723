import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aLineRequest, aStockLevel } from "../../testing/cart.ts";
import { aCatalog, aCategory, aProduct } from "../../testing/catalog.ts";
import { aCondition } from "../../testing/delivery.ts";
import { quoteOf as quote, quoteReasons as reasons, quoteSteps as steps } from "../../testing/quotes.ts";
import { at } from "../../testing/schedule.ts";

describe("quote", () => {
  it("CART-8 prices an order by the shop's own menu", () => {
    const dinner = quote({ lines: [aLineRequest({ quantity: 3 })] });
    expect(steps(dinner)).toEqual([
      ["items", 300_00],
      ["delivery", 200_00],
    ]);
    expect(dinner).toMatchObject({
      total: 500_00,
      refusals: [],
      zoneId: "A",
      paymentMethods: ["cash", "card"],
      slotStart: at("2026-11-18 12:30"),
      minimum: { required: 0, reachedSum: 300_00 },
    });
    expect(dinner.lines).toEqual([
      {
        productId: 1,
        variationId: null,
        name: "Dish 1",
        quantity: 3,
        unitPrice: 100_00,
        total: 300_00,
        giftOf: null,
        supplements: [],
        refusal: null,
      },
    ]);
  });

  it("CART-8 prices by the branch's own menu if it has one", () => {
    const catalog = aCatalog({ products: [aProduct({ price: money(150_00) })] });
    expect(quote({}, { catalog, mainCatalog: aCatalog() }).lines[0]?.total).toBe(150_00);
  });

  it("charges nothing for a refused line", () => {
    const lines = [aLineRequest(), aLineRequest({ productId: 404 })];
    const answer = quote({ lines });
    expect(answer.total).toBe(300_00);
    expect(answer.lines[1]).toMatchObject({ productId: 404, name: "", total: 0, refusal: { reason: "not-available" } });
  });

  it("charges nothing when every line is refused, neither delivery nor gift", () => {
    const answer = quote({ lines: [aLineRequest({ productId: 404 })] });
    expect(answer.total).toBe(0);
    expect(steps(answer)).toEqual([["items", 0]]);
  });

  it("shows supplements by name with their prices, within the line's total", () => {
    const dish = aProduct({ supplements: [{ id: 900, group: null }] });
    const shelf = aCategory({
      id: 2,
      name: "допы",
      products: [aProduct({ id: 900, name: "Sauce", price: money(30_00) })],
    });
    const catalog = aCatalog({
      categories: [aCategory({ products: [dish], freeLimits: [{ categoryId: 2, quantity: 1 }] }), shelf],
    });
    const answer = quote({ lines: [aLineRequest({ quantity: 2, supplements: [{ id: 900, count: 3 }] })] }, { catalog });
    expect(answer.lines[0]).toMatchObject({
      total: 380_00,
      supplements: [{ id: 900, name: "Sauce", count: 3, price: 30_00 }],
    });
    expect(steps(answer)).toContainEqual(["free_supplements", -60_00]);
  });
});

describe("quote: place and minimum", () => {
  const far = { coordinates: { lon: 50, lat: 50 } };

  it("refuses a place outside all zones, and a missing address", () => {
    expect(quote(far)).toMatchObject({ refusals: [{ reason: "outside-zone" }], zoneId: null, total: 100_00 });
    expect(reasons(quote({ coordinates: null }))).toEqual(["address-required"]);
  });

  it("PRICE-5 charges delivery by zone, free from exactly free_from, express when chosen", () => {
    const conditions = [aCondition({ freeFrom: money(300_00), expressCost: money(400_00) })];
    const total = (quantity: number, express = false) =>
      quote({ lines: [aLineRequest({ quantity })], express }, { conditions }).total;
    expect([total(2), total(3), total(3, true)]).toEqual([400_00, 300_00, 700_00]);
  });

  it("PRICE-5 refuses express in a zone without an express price", () => {
    expect(reasons(quote({ express: true }))).toEqual(["express-unavailable"]);
  });

  it("PRICE-5 charges no delivery for pickup and lounge, at any place", () => {
    for (const method of ["local_pickup", "restaurants", "wcso_booking"] as const) {
      expect(quote({ method, coordinates: null, express: true })).toMatchObject({
        total: 100_00,
        refusals: [],
        zoneId: null,
      });
    }
  });

  it.each([
    [100_01, ["minimum-not-reached"]],
    [100_00, []],
    [99_99, []],
  ])("PRICE-6 accepts a sum equal to the minimum: %i kopecks", (minimum, expected) => {
    expect(reasons(quote({}, { conditions: [aCondition({ minimum: money(minimum) })] }))).toEqual(expected);
  });

  it("PRICE-6 returns the missing sum, and ignores lines with exclude_from_min_cart", () => {
    const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 2, excludedFromMinimum: true })] });
    const answer = quote(
      { lines: [aLineRequest(), aLineRequest({ productId: 2, quantity: 9 })] },
      { catalog, conditions: [aCondition({ minimum: money(500_00) })] },
    );
    expect(answer.refusals).toEqual([{ reason: "minimum-not-reached", required: 500_00, missing: 400_00 }]);
    expect(answer.minimum).toEqual({ required: 500_00, reachedSum: 100_00 });
  });

  it("PRICE-6 applies the branch's own minimum outside zones", () => {
    expect(reasons(quote({ method: "local_pickup" }, { minimum: money(200_00) }))).toEqual(["minimum-not-reached"]);
  });
});

describe("quote: stock of the branch", () => {
  it("excludes lines refused for stock from every sum", () => {
    const answer = quote(
      { lines: [aLineRequest({ quantity: 2 }), aLineRequest({ quantity: 2 })] },
      {},
      { stock: [aStockLevel({ quantity: 3 })] },
    );
    expect(answer.lines.map(({ total }) => total)).toEqual([200_00, 0]);
    expect(answer.minimum.reachedSum).toBe(200_00);
  });
});
