import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aCoupon, aGiftCoupon } from "../testing/index.ts";
import { discountsOf, pricedGiftOf } from "./benefits.ts";

describe("discountsOf", () => {
  it("CART-7 turns percent and fixed coupons into discounts labelled with their code; gifts discount nothing", () => {
    const fixed = aCoupon({ id: 2, benefit: { kind: "fixed", amount: money(50_00) } });
    expect(discountsOf([aCoupon({ id: 1 }), aGiftCoupon([5], { id: 3 }), fixed])).toEqual([
      { kind: "percent", percent: 10, source: { couponId: 1, label: "code-1" } },
      { kind: "fixed", amount: 50_00, source: { couponId: 2, label: "code-2" } },
    ]);
  });
});

describe("pricedGiftOf", () => {
  const coupon = aGiftCoupon([5, 6], { id: 3 });
  const choice = { couponId: 3, productId: 6, variationId: null };

  it("CART-7 prices the chosen gift at the coupon's amount", () => {
    expect(pricedGiftOf(coupon, choice)).toEqual({ couponId: 3, label: "code-3", unitPrice: 1_00, quantity: 1 });
  });

  it("CART-7 returns null for a gift that the coupon does not offer", () => {
    expect(pricedGiftOf(coupon, { ...choice, productId: 7 })).toBeNull();
    expect(pricedGiftOf(coupon, { ...choice, variationId: 1 })).toBeNull();
    expect(pricedGiftOf(coupon, { ...choice, couponId: 4 })).toBeNull();
    expect(pricedGiftOf(aCoupon({ id: 3 }), choice)).toBeNull();
  });
});
