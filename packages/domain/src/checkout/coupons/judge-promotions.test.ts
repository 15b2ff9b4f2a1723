import { describe, expect, it } from "vitest";
import type { Coupon } from "../../coupons/types.ts";
import { money } from "../../money/money.ts";
import { aStockLevel } from "../../testing/cart.ts";
import { aCatalog, aProduct } from "../../testing/catalog.ts";
import { aCheckoutRequest, aCustomer, aShop, aShopState } from "../../testing/checkout.ts";
import { aCombiningPolicy, aCoupon, aCouponWithCondition, aGiftCoupon } from "../../testing/coupons.ts";
import type { CheckoutRequest, ShopRules, ShopState } from "../types.ts";
import { judgePromotions, judgePromotionsOfGuest } from "./judge-promotions.ts";

const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 7 }), aProduct({ id: 8 })] });

function judged(
  coupons: readonly Coupon[],
  request: Partial<CheckoutRequest> = {},
  shop: Partial<ShopRules> = {},
  state: Partial<ShopState> = {},
) {
  const fates = judgePromotions(aCheckoutRequest(request), aShop({ catalog, coupons, ...shop }), aShopState(state));
  return fates.map(({ coupon, outcome, reasons, blockedBy }) => [
    coupon.id,
    outcome,
    reasons.map(({ reason }) => reason),
    blockedBy,
  ]);
}

describe("promotions of a cart", () => {
  it("PROMO-1 names every reason against a coupon, also of one that nobody chose", () => {
    const strict = aCoupon({
      expiresAt: 0,
      conditions: [
        { kind: "cart-sum", minimum: money(100_00), maximum: null },
        { kind: "delivery-type", methods: ["local_pickup"] },
      ],
    });
    expect(judged([strict])).toEqual([[1, "refused", ["expired", "sum-below", "delivery-type"], null]]);
  });

  it("PROMO-1 says which coupon wins over one that does not combine with it", () => {
    const coupons = [aCoupon(), aCoupon({ id: 2 }), aCoupon({ id: 3, kind: "promo", code: "TEN" })];
    expect(judged(coupons, { couponIds: [2, 1] })).toEqual([
      [1, "possible", ["not-combinable"], 2],
      [2, "applied", [], null],
      // A typed code would displace the automatic one.
      [3, "possible", [], null],
    ]);
    expect(judged(coupons, { couponIds: [2], promoCode: "ten" })).toEqual([
      [1, "possible", ["not-combinable"], 3],
      [2, "possible", ["not-combinable"], 3],
      [3, "applied", [], null],
    ]);
  });

  it("PROMO-1 finds no coupon in the way where all combine, and one that nobody chose possible", () => {
    const combining = aCombiningPolicy({ autoWithAuto: true });
    expect(judged([aCoupon(), aCoupon({ id: 2 })], { couponIds: [2] }, { combining })).toEqual([
      [1, "possible", [], null],
      [2, "applied", [], null],
    ]);
    expect(judged([aCoupon()], { lines: [], couponIds: [1] })).toEqual([[1, "possible", [], null]]);
  });

  it("PROMO-1 refuses a coupon whose gifts are all sold out, with each dish", () => {
    const stock = [7, 8].map((productId) => aStockLevel({ productId, quantity: 0 }));
    const [fate] = judgePromotions(
      aCheckoutRequest(),
      aShop({ catalog, coupons: [aGiftCoupon([7, 8])] }),
      aShopState({ stock }),
    );
    expect(fate).toMatchObject({
      outcome: "refused",
      reasons: [
        { reason: "sold-out", productId: 7, variationId: null },
        { reason: "sold-out", productId: 8, variationId: null },
      ],
    });
    const gift = { couponId: 1, productId: 7, variationId: null };
    const some = { stock: stock.slice(0, 1) };
    expect(judged([aGiftCoupon([7, 8])], { gift }, {}, some)).toEqual([[1, "possible", ["sold-out"], null]]);
    expect(judged([aGiftCoupon([7, 8])], {}, {}, some)).toEqual([[1, "possible", [], null]]);
  });

  it("PROMO-1 counts uses, owners and first orders of the guest", () => {
    const coupons = [
      aCoupon({ usageLimitPerCustomer: 1 }),
      aCoupon({ id: 2, kind: "individual", userIds: [5] }),
      aCouponWithCondition({ kind: "first-purchase" }, { id: 3 }),
    ];
    const couponUses = new Map([[1, { total: 1, byCustomer: 1 }]]);
    const guest = { customer: aCustomer({ ordersCount: 1 }), couponUses };
    expect(judged(coupons, {}, {}, guest)).toEqual([
      [1, "refused", ["used-up"], null],
      [2, "refused", ["individual"], null],
      [3, "refused", ["first-purchase"], null],
    ]);
  });
});

describe("promotions of a guest without a cart", () => {
  it("PROMO-1 judges owner, time, limits and the guest, and nothing about a cart", () => {
    const coupons = [
      aCouponWithCondition({ kind: "cart-sum", minimum: money(1), maximum: null }),
      aCouponWithCondition({ kind: "birthday", daysBefore: 0, daysAfter: 0 }, { id: 2 }),
      aCoupon({ id: 3, kind: "individual", userIds: [5] }),
      aCoupon({ id: 4, usageLimit: 1 }),
    ];
    const couponUses = new Map([[4, { total: 1, byCustomer: 0 }]]);
    const state = aShopState({ customer: aCustomer(), couponUses });
    const fates = judgePromotionsOfGuest(aShop({ coupons }), state);
    expect(fates.map(({ coupon, outcome, reasons }) => [coupon.id, outcome, ...reasons])).toEqual([
      [1, "possible"],
      [2, "refused", { reason: "birthday" }],
      [3, "refused", { reason: "individual" }],
      [4, "refused", { reason: "used-up" }],
    ]);
  });
});
