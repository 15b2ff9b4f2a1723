import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCombiningPolicy, aCoupon, aGiftCoupon } from "../testing/index.ts";
import { bonusesCombine, canCombine, combineCoupons } from "./combine-coupons.ts";
import type { Coupon } from "./types.ts";

const auto = (id: number) => aCoupon({ id });
const individual = (id: number) => aCoupon({ id, kind: "individual", userIds: [1] });
const promo = (id: number) => aCoupon({ id, kind: "promo" });
const ids = (coupons: readonly Coupon[]) => coupons.map(({ id }) => id);
const combined = (coupons: readonly Coupon[], flags: Parameters<typeof aCombiningPolicy>[0] = {}) => {
  const { applied, refused } = combineCoupons(coupons, aCombiningPolicy(flags));
  return [ids(applied), ids(refused)];
};

describe("combineCoupons", () => {
  it("COUP-14 keeps the first of several automatic coupons unless they may be summed", () => {
    expect(combined([auto(2), auto(1)])).toEqual([[2], [1]]);
    expect(combined([auto(2), auto(1)], { autoWithAuto: true })).toEqual([[2, 1], []]);
  });

  it("COUP-14 prefers a promo code to individual to automatic coupons", () => {
    expect(combined([auto(1), individual(2), promo(3)])).toEqual([[3], [2, 1]]);
    expect(combined([auto(1), individual(2)])).toEqual([[2], [1]]);
  });

  it("COUP-14 joins individual with automatic coupons by coupons_and_auto_coupons_summing", () => {
    expect(combined([auto(1), individual(2)], { individualWithAuto: true })).toEqual([[2, 1], []]);
    expect(combined([auto(1), individual(2)], { autoWithAuto: true, promoWithAuto: true })).toEqual([[2], [1]]);
  });

  it("COUP-14 joins a promo code with automatic and individual ones by auto_coupons_and_promo_summing", () => {
    expect(combined([auto(1), promo(3)], { promoWithAuto: true })).toEqual([[3, 1], []]);
    expect(combined([individual(2), promo(3)], { promoWithAuto: true })).toEqual([[3, 2], []]);
    expect(combined([auto(1), promo(3)], { autoWithAuto: true, individualWithAuto: true })).toEqual([[3], [1]]);
  });

  it("COUP-14 joins individual coupons with each other by auto_coupons_summing", () => {
    expect(combined([individual(1), individual(2)], { autoWithAuto: true })).toEqual([[1, 2], []]);
    expect(combined([individual(1), individual(2)], { individualWithAuto: true })).toEqual([[1], [2]]);
  });

  it("COUP-14 never joins two promo codes", () => {
    expect(
      combined([promo(1), promo(2)], { autoWithAuto: true, individualWithAuto: true, promoWithAuto: true }),
    ).toEqual([[1], [2]]);
  });

  it("CART-7 allows one gift at a time, whatever the flags say", () => {
    const flags = { autoWithAuto: true, individualWithAuto: true, promoWithAuto: true };
    expect(combined([aGiftCoupon([5], { id: 1 }), auto(2), aGiftCoupon([6], { id: 3, kind: "promo" })], flags)).toEqual(
      [[3, 2], [1]],
    );
  });

  it("COUP-14 counts a coupon named twice once", () => {
    expect(combined([auto(1), auto(2), auto(1)], { autoWithAuto: true })).toEqual([[1, 2], []]);
  });

  it("COUP-14 allows points beside a promo code but not beside automatic coupons, gifts included", () => {
    const policy = aCombiningPolicy();
    expect(bonusesCombine([promo(1), individual(2)], policy)).toBe(true);
    expect(bonusesCombine([auto(1)], policy)).toBe(false);
    expect(bonusesCombine([aGiftCoupon([5], { kind: "individual" })], policy)).toBe(false);
    expect(bonusesCombine([aGiftCoupon([5], { kind: "promo" })], policy)).toBe(true);
    expect(bonusesCombine([auto(1)], aCombiningPolicy({ bonusesWithAuto: true }))).toBe(true);
  });

  it("COUP-14 is idempotent; applied coupons fit together, refused coupons do not", () => {
    const anyCoupon = fc
      .record({ kind: fc.constantFrom("auto" as const, "individual" as const, "promo" as const), isGift: fc.boolean() })
      .map(
        ({ kind, isGift }) =>
          (id: number) =>
            isGift ? aGiftCoupon([5], { id, kind }) : aCoupon({ id, kind }),
      );
    const anyPolicy = fc.record({
      autoWithAuto: fc.boolean(),
      individualWithAuto: fc.boolean(),
      promoWithAuto: fc.boolean(),
      bonusesWithAuto: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyCoupon, { maxLength: 6 }), anyPolicy, (builders, policy) => {
        const coupons = builders.map((build, id) => build(id));
        const once = combineCoupons(coupons, policy);
        expect(combineCoupons(once.applied, policy)).toEqual({ applied: once.applied, refused: [] });
        expect([...ids(once.applied), ...ids(once.refused)].sort()).toEqual(ids(coupons));
        for (const [index, coupon] of once.applied.entries()) {
          expect(once.applied.slice(index + 1).every((other) => canCombine(coupon, other, policy))).toBe(true);
        }
        expect(once.refused.every((coupon) => once.applied.some((other) => !canCombine(coupon, other, policy)))).toBe(
          true,
        );
      }),
    );
  });
});
