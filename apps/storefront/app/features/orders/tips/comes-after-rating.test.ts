import type { OrderRating, OrderTips } from "@skatert/contract";
import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { comesAfterRating } from "./comes-after-rating.ts";

const tips: OrderTips = {
  canTip: true,
  recipients: ["courier"],
  sums: [money(100_00)],
  min: money(30_00),
  max: money(5_000_00),
  tips: [],
};
const thanked: OrderTips = {
  ...tips,
  tips: [{ id: "1", recipient: "courier", amount: money(100_00), state: "paid", at: 0 }],
};
const unrated: OrderRating = { canRate: true, given: null, dishes: [], isShown: false };
const rated = (stars: number): OrderRating => ({
  ...unrated,
  canRate: false,
  given: { stars, dishes: [], tags: [], comment: "", at: 0, reply: null },
});

describe("where a guest finds the tips", () => {
  it("is below the rating while the guest can still rate", () => {
    expect(comesAfterRating(tips, unrated)).toBe(true);
  });

  it("is below the rating after one to three stars, above it after four or five", () => {
    expect([1, 2, 3, 4, 5].map((stars) => comesAfterRating(tips, rated(stars)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("stays where the guest has thanked once, and where nothing can be rated", () => {
    expect(comesAfterRating(thanked, unrated)).toBe(false);
    expect(comesAfterRating(tips, null)).toBe(false);
    expect(comesAfterRating(null, unrated)).toBe(false);
    expect(comesAfterRating(tips, { ...unrated, canRate: false })).toBe(false);
  });
});
