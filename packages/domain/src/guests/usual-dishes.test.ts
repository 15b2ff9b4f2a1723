import { describe, expect, it } from "vitest";
import type { QuotedLine } from "../checkout/types.ts";
import { money } from "../money/money.ts";
import { usualDishes } from "./usual-dishes.ts";

const line = (productId: number, quantity: number, change: Partial<QuotedLine> = {}): QuotedLine => ({
  productId,
  variationId: null,
  name: `Блюдо ${productId}`,
  quantity,
  unitPrice: money(0),
  total: money(0),
  giftOf: null,
  supplements: [],
  refusal: null,
  ...change,
});

describe("usual dishes", () => {
  it("PHONE-1 are those of two orders or more, the most frequent first, in the usual quantity", () => {
    const orders = [
      [line(1, 3), line(2, 1)],
      [line(1, 2), line(3, 1)],
      [line(1, 2), line(2, 1), line(2, 1)],
    ];
    expect(usualDishes(orders)).toMatchObject([
      { productId: 1, quantity: 2, orders: 3 },
      { productId: 2, quantity: 1, orders: 2 },
    ]);
  });

  it("PHONE-1 a gift is not usual, and sizes are dishes of their own", () => {
    const orders = [
      [line(1, 1, { variationId: 11 }), line(5, 1, { giftOf: 7 })],
      [line(1, 1, { variationId: 12 }), line(5, 1, { giftOf: 7 })],
    ];
    expect(usualDishes(orders)).toEqual([]);
  });
});
