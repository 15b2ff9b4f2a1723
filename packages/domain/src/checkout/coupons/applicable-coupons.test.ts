import { describe, expect, it } from "vitest";
import type { Coupon } from "../../coupons/types.ts";
import { money } from "../../money/money.ts";
import { aLineRequest, aStockLevel } from "../../testing/cart.ts";
import { aCatalog, aProduct, aVariation } from "../../testing/catalog.ts";
import { aCustomer, aShop, aShopState } from "../../testing/checkout.ts";
import { aCoupon, aCouponWithCondition, aGiftCoupon } from "../../testing/coupons.ts";
import { at, minuteOf } from "../../testing/schedule.ts";
import type { ShopRules, ShopState } from "../types.ts";
import { applicableCoupons, type CouponQuery } from "./applicable-coupons.ts";

function apply(
  coupons: readonly Coupon[],
  query: Partial<CouponQuery> = {},
  shop: Partial<ShopRules> = {},
  state: Partial<ShopState> = {},
) {
  const asked = {
    method: "flat_rate",
    warehouseId: 1,
    lines: [aLineRequest()],
    takeTime: { kind: "soonest" },
    promoCode: null,
    ...query,
  } as const;
  return applicableCoupons(asked, aShop({ coupons, ...shop }), aShopState(state));
}

const ids = (...args: Parameters<typeof apply>) => apply(...args).coupons.map(({ id }) => id);
const day = { year: 2026, month: 11, day: 19 };

describe("applicable coupons", () => {
  it("API-10 lists the coupons the cart is eligible for, at the shop's prices and in the shop's order", () => {
    const above = (id: number, sum: number) =>
      aCouponWithCondition({ kind: "cart-sum", minimum: money(sum), maximum: null }, { id });
    expect(ids([above(1, 99_99), above(2, 100_00), aCoupon({ id: 3, showToUser: false })])).toEqual([1, 3]);
  });

  it("API-10 leaves out lines that a quote would refuse", () => {
    const contains = (id: number, productId: number) =>
      aCouponWithCondition({ kind: "cart-contains", productIds: [productId], categoryIds: [] }, { id });
    const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 2, inStock: false })] });
    const lines = [aLineRequest(), aLineRequest({ productId: 2 }), aLineRequest({ productId: 404 })];
    expect(ids([contains(1, 1), contains(2, 2), contains(3, 404)], { lines }, { catalog })).toEqual([1]);
  });

  it("API-10 evaluates each coupon alone, and lists individual coupons only to their users", () => {
    const mine = aCoupon({ id: 2, kind: "individual", userIds: [1] });
    const theirs = aCoupon({ id: 3, kind: "individual", userIds: [2] });
    const gifts = [aGiftCoupon([1], { id: 4 }), aGiftCoupon([1], { id: 5 })];
    const coupons = [aCoupon(), mine, theirs, ...gifts];
    expect(ids(coupons, {}, {}, { customer: aCustomer() })).toEqual([1, 2, 4, 5]);
    expect(ids(coupons)).toEqual([1, 4, 5]);
  });

  it("API-10 adds the promo code's coupon if eligible, and changes no other eligibility", () => {
    const promo = aCoupon({ id: 9, kind: "promo", code: "TEN" });
    const coupons = [aCoupon(), promo, aCoupon({ id: 10, kind: "promo", code: "OTHER" })];
    expect(ids(coupons, { promoCode: "ten" })).toEqual([1, 9]);
    expect(ids(coupons, { promoCode: "nothing" })).toEqual([1]);
    expect(ids(coupons)).toEqual([1]);
    expect(ids([aCoupon(), { ...promo, userIds: [2] }], { promoCode: "ten" }, {}, { customer: aCustomer() })).toEqual([
      1,
    ]);
  });

  it("COUP-10 COUP-11 checks the weekday of a date without a time and skips the hours", () => {
    const hours = aCouponWithCondition({ kind: "hours", from: 0, to: 60 }, { id: 1 });
    const wednesdays = aCouponWithCondition({ kind: "weekday", weekdays: [3] }, { id: 2 });
    const thursdays = aCouponWithCondition({ kind: "weekday", weekdays: [4] }, { id: 3 });
    const coupons = [hours, wednesdays, thursdays];
    expect(ids(coupons, { takeTime: { kind: "date-only", day } })).toEqual([1, 3]);
    expect(ids(coupons, { takeTime: { kind: "at", day, minute: minuteOf("12:00") } })).toEqual([3]);
    expect(ids(coupons, { takeTime: { kind: "soonest" } })).toEqual([2]);
  });

  it("API-10 offers coupons at closed hours too", () => {
    expect(ids([aCoupon()], {}, {}, { now: at("2026-11-18 23:30") })).toEqual([1]);
  });

  it("API-10 ignores warehouse, location and stock before a branch is chosen", () => {
    const catalog = aCatalog({ products: [aProduct({ locationIds: [200] })] });
    const here = aCouponWithCondition({ kind: "warehouse", warehouseIds: [2] }, { id: 1 });
    const any = aCouponWithCondition({ kind: "cart-contains", productIds: [1], categoryIds: [] }, { id: 2 });
    const answer = apply([here, any], { warehouseId: null }, { catalog }, { stock: [aStockLevel({ quantity: 0 })] });
    expect(answer.coupons.map(({ id }) => id)).toEqual([1, 2]);
    expect(answer.stock).toEqual([]);
  });

  it("API-10 returns the stock of every product of the cart and every gift, null if no row limits it", () => {
    const sized = aProduct({ id: 2, variations: [aVariation({ id: 21 }), aVariation({ id: 22, inStock: false })] });
    const catalog = aCatalog({ products: [aProduct(), sized, aProduct({ id: 7 })] });
    const stock = [
      aStockLevel({ quantity: 3 }),
      aStockLevel({ productId: 2, quantity: 8 }),
      aStockLevel({ productId: 2, variationId: 21, quantity: 4 }),
    ];
    const lines = [
      aLineRequest({ quantity: 9 }),
      aLineRequest({ productId: 2, variationId: 21 }),
      aLineRequest({ productId: 2, variationId: 21, quantity: 2 }),
      aLineRequest({ productId: 2, variationId: 22 }),
      aLineRequest({ productId: 404 }),
    ];
    const answer = apply([aGiftCoupon([7])], { lines }, { catalog }, { stock });
    expect(answer.stock).toEqual([
      aStockLevel({ productId: 1, quantity: 3 }),
      aStockLevel({ productId: 2, variationId: 21, quantity: 4 }),
      aStockLevel({ productId: 2, variationId: 22, quantity: 0 }),
      aStockLevel({ productId: 7, quantity: null }),
    ]);
  });
});
