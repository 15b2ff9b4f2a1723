import { describe, expect, it } from "vitest";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "../testing/index.ts";
import { reconcileDiscounts } from "./reconcile-discounts.ts";
import { type DiscountSelection, emptySelection, selectDiscount, unselectDiscount } from "./select-discount.ts";

const single = aCombiningPolicy();
const summing = aCombiningPolicy({ autoWithAuto: true, individualWithAuto: true, promoWithAuto: true });
const ten = aCoupon({ id: 1 });
const twenty = aCoupon({ id: 2, benefit: { kind: "percent", percent: 20 } });
const juice = aGiftCoupon([50], { id: 3 });
const dessert = aGiftCoupon([60, 61], { id: 4 });
const code = aCoupon({ id: 5, kind: "promo", code: "HELLO" });

const selection = (changes: Partial<DiscountSelection>): DiscountSelection => ({ ...emptySelection, ...changes });
const juiceGift = { couponId: 3, productId: 50, variationId: null };
const giftItem = (productId: number) => ({ productId, variationId: null, quantity: 1 });

describe("reconcileDiscounts", () => {
  it("CART-7 clears everything, the gift included, when no coupon is eligible", () => {
    const before = selection({ couponIds: [1, 3], gift: juiceGift, declined: [2] });
    expect(reconcileDiscounts([], before, summing)).toEqual({
      kind: "none",
      selection: emptySelection,
      dropped: [1, 3],
    });
  });

  it("CART-7 selects a single coupon automatically when summing is allowed", () => {
    expect(reconcileDiscounts([ten], emptySelection, summing)).toEqual({
      kind: "auto-select",
      selection: selection({ couponIds: [1] }),
      dropped: [],
    });
  });

  it("CART-7 selects a single gift automatically, with its coupon", () => {
    expect(reconcileDiscounts([juice], emptySelection, summing)).toMatchObject({
      kind: "auto-select",
      selection: { couponIds: [3], gift: juiceGift },
    });
  });

  it("CART-7 asks when summing is not allowed, or when there are several coupons or gifts", () => {
    expect(reconcileDiscounts([ten], emptySelection, single).kind).toBe("choose");
    expect(reconcileDiscounts([ten, twenty], emptySelection, summing).kind).toBe("choose");
    expect(reconcileDiscounts([dessert], emptySelection, summing)).toEqual({
      kind: "choose",
      selection: emptySelection,
      dropped: [],
    });
  });

  it("CART-7 checks the flag of the coupon's own kind before selecting it", () => {
    expect(reconcileDiscounts([code], emptySelection, aCombiningPolicy({ autoWithAuto: true })).kind).toBe("choose");
    expect(reconcileDiscounts([code], emptySelection, aCombiningPolicy({ promoWithAuto: true })).kind).toBe(
      "auto-select",
    );
  });

  it("CART-7 keeps a selection that still applies", () => {
    const before = selection({ couponIds: [1] });
    expect(reconcileDiscounts([twenty, ten], before, single)).toEqual({ kind: "keep", selection: before, dropped: [] });
  });

  it("CART-7 deselects a coupon that is no longer eligible and removes its gift", () => {
    const before = selection({ couponIds: [1, 3], gift: juiceGift });
    expect(reconcileDiscounts([ten, twenty], before, summing)).toEqual({
      kind: "keep",
      selection: selection({ couponIds: [1] }),
      dropped: [3],
    });
  });

  it("CART-7 removes a gift that its coupon no longer offers", () => {
    const before = selection({ couponIds: [4], gift: { couponId: 4, productId: 99, variationId: null } });
    expect(reconcileDiscounts([dessert], before, single)).toEqual({
      kind: "choose",
      selection: emptySelection,
      dropped: [4],
    });
  });

  it("COUP-14 drops coupons that the flags no longer allow together", () => {
    expect(reconcileDiscounts([ten, twenty], selection({ couponIds: [1, 2] }), single)).toMatchObject({
      kind: "keep",
      selection: { couponIds: [1] },
      dropped: [2],
    });
  });

  it("CART-7 does not reselect a coupon that the shopper unselected", () => {
    const declined = unselectDiscount(selection({ couponIds: [1] }), 1);
    expect(reconcileDiscounts([ten], declined, summing)).toEqual({ kind: "keep", selection: declined, dropped: [] });
  });

  it("CART-7 is idempotent", () => {
    const first = reconcileDiscounts([juice], emptySelection, summing);
    expect(reconcileDiscounts([juice], first.selection, summing)).toEqual({
      kind: "keep",
      selection: first.selection,
      dropped: [],
    });
  });
});

describe("selectDiscount", () => {
  const offered = [ten, twenty, juice, dessert, code];

  it("CART-7 selects one coupon without summing", () => {
    expect(
      selectDiscount(offered, selection({ couponIds: [1] }), { coupon: twenty, gift: null }, single).couponIds,
    ).toEqual([2]);
    expect(
      selectDiscount(offered, selection({ couponIds: [3], gift: juiceGift }), { coupon: ten, gift: null }, single),
    ).toEqual(selection({ couponIds: [1] }));
  });

  it("CART-7 adds a coupon with summing and keeps the gift", () => {
    const both = selectDiscount(
      offered,
      selection({ couponIds: [3], gift: juiceGift }),
      { coupon: ten, gift: null },
      summing,
    );
    expect(both).toEqual(selection({ couponIds: [3, 1], gift: juiceGift }));
  });

  it("CART-7 replaces an earlier gift, also one of the same coupon", () => {
    const first = selectDiscount(
      offered,
      selection({ couponIds: [1, 3], gift: juiceGift }),
      { coupon: dessert, gift: giftItem(60) },
      summing,
    );
    expect(first).toEqual(selection({ couponIds: [1, 4], gift: { couponId: 4, productId: 60, variationId: null } }));
    const second = selectDiscount(offered, first, { coupon: dessert, gift: giftItem(61) }, summing);
    expect(second).toEqual(selection({ couponIds: [1, 4], gift: { couponId: 4, productId: 61, variationId: null } }));
  });

  it("CART-7 removes the gift with its coupon, and a new choice lifts the refusal", () => {
    const without = unselectDiscount(selection({ couponIds: [1, 3], gift: juiceGift }), 3);
    expect(without).toEqual({ couponIds: [1], gift: null, declined: [3] });
    expect(unselectDiscount(without, 3).declined).toEqual([3]);
    expect(selectDiscount(offered, without, { coupon: juice, gift: giftItem(50) }, summing)).toEqual(
      selection({ couponIds: [1, 3], gift: juiceGift }),
    );
  });
});
