import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import {
  aCatalog,
  aCategory,
  aCouponCartItem,
  aCouponContext,
  aCouponWithCondition,
  aLineRequest,
  aProduct,
} from "../../testing/index.ts";
import { couponCartItems } from "../cart-items.ts";
import { evaluateCoupon } from "../evaluate-coupon.ts";
import type { Condition, CouponCartItem } from "../types.ts";

const refusals = (condition: Condition, ...items: readonly CouponCartItem[]) =>
  evaluateCoupon(aCouponWithCondition(condition), aCouponContext({ items }));
const pizza = aCouponCartItem({ productId: 1, categoryIds: new Set([10]), pieces: 2 });
const roll = aCouponCartItem({ productId: 2, categoryIds: new Set([20, 21]), pieces: 3 });

describe("cart contains", () => {
  const condition = { kind: "cart-contains", productIds: [1], categoryIds: [21] } as const;

  it("COUP-5 accepts one match in either list", () => {
    expect(refusals(condition, pizza)).toEqual([]);
    expect(refusals(condition, roll)).toEqual([]);
  });

  it("COUP-5 refuses without a match and names the dishes to add", () => {
    expect(refusals(condition, aCouponCartItem({ productId: 3 }))).toEqual([
      { reason: "missing-product", productIds: [1], categoryIds: [21] },
    ]);
    expect(refusals(condition)).toHaveLength(1);
  });

  it("COUP-5 accepts any cart when the lists are empty", () => {
    expect(refusals({ ...condition, productIds: [], categoryIds: [] })).toEqual([]);
  });
});

describe("excluded category", () => {
  it("COUP-6 refuses for one dish of an excluded category and names it", () => {
    const condition = { kind: "excluded-category", categoryIds: [20, 30] } as const;
    expect(refusals(condition, pizza, roll)).toEqual([{ reason: "excluded-category", categoryIds: [20] }]);
    expect(refusals(condition, pizza)).toEqual([]);
  });
});

describe("product quantity", () => {
  const condition = { kind: "product-quantity", productIds: [1, 2], quantity: 3 } as const;

  it("COUP-7 requires the quantity of every listed product, added up over its lines", () => {
    expect(refusals(condition, pizza, roll)).toEqual([{ reason: "product-quantity", productId: 1, missing: 1 }]);
    expect(refusals(condition, pizza, roll, { ...pizza, pieces: 1 })).toEqual([]);
    expect(refusals(condition, { ...pizza, pieces: 9 })).toEqual([
      { reason: "product-quantity", productId: 2, missing: 3 },
    ]);
  });
});

describe("category quantity", () => {
  const condition = { kind: "category-quantity", categoryIds: [10, 20, 21], quantity: 5 } as const;

  it("COUP-8 requires the quantity over all listed categories together", () => {
    expect(refusals(condition, pizza, roll)).toEqual([]);
    expect(refusals(condition, pizza)).toEqual([
      { reason: "category-quantity", categoryIds: [10, 20, 21], missing: 3 },
    ]);
  });

  it("COUP-8 counts a dish in two listed categories once", () => {
    expect(refusals(condition, roll)).toMatchObject([{ missing: 2 }]);
  });

  it("COUP-8 accepts any cart without categories", () => {
    expect(refusals({ ...condition, categoryIds: [] })).toEqual([]);
  });
});

describe("cart sum", () => {
  const at = (kopecks: number, minimum: number | null, maximum: number | null) => {
    const bounds = {
      minimum: minimum === null ? null : money(minimum),
      maximum: maximum === null ? null : money(maximum),
    };
    return evaluateCoupon(
      aCouponWithCondition({ kind: "cart-sum", ...bounds }),
      aCouponContext({ countedSum: money(kopecks) }),
    );
  };

  it("COUP-9 refuses at exactly the minimum and returns the missing amount", () => {
    expect(at(1000_00, 1000_00, null)).toEqual([{ reason: "sum-below", bound: 1000_00, missing: 1 }]);
    expect(at(1000_01, 1000_00, null)).toEqual([]);
    expect(at(400_00, 1000_00, null)).toMatchObject([{ missing: 600_01 }]);
  });

  it("COUP-9 refuses at exactly the maximum and returns the excess", () => {
    expect(at(2000_00, 1000_00, 2000_00)).toEqual([{ reason: "sum-above", bound: 2000_00, excess: 1 }]);
    expect(at(1999_99, 1000_00, 2000_00)).toEqual([]);
    expect(at(1999_99, null, 1000_00)).toMatchObject([{ reason: "sum-above", excess: 999_99 + 1 }]);
  });

  it("COUP-9 ignores a maximum that does not exceed the minimum", () => {
    expect(at(5000_00, 1000_00, 1000_00)).toEqual([]);
    expect(at(5000_00, 1000_00, 500_00)).toEqual([]);
    expect(at(5000_00, null, 0)).toEqual([]);
  });

  it("COUP-9 accepts any cart with a minimum of 0, also one of free dishes", () => {
    expect(at(0, 0, null)).toEqual([]);
    expect(at(0, null, null)).toEqual([]);
  });
});

describe("couponCartItems", () => {
  const catalog = aCatalog({
    categories: [
      aCategory({ id: 10 }),
      aCategory({
        id: 11,
        parentId: 10,
        products: [aProduct({ id: 1 }), aProduct({ id: 2, measure: { kind: "grams" } })],
      }),
    ],
  });

  it("COUP-5 gives each bought line the ancestors of its categories", () => {
    const items = couponCartItems([aLineRequest({ quantity: 4 })], catalog);
    expect(items).toEqual([{ productId: 1, categoryIds: new Set([11, 10]), pieces: 4 }]);
  });

  it("COUP-7 counts grams as one piece, ignores supplements, and leaves out products that are not on the menu", () => {
    const lines = [
      aLineRequest({ productId: 2, quantity: 700, supplements: [{ id: 1, count: 2 }] }),
      aLineRequest({ productId: 99 }),
    ];
    expect(couponCartItems(lines, catalog)).toMatchObject([{ productId: 2, pieces: 1 }]);
  });
});
