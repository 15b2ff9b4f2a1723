import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aLineRequest } from "../../testing/cart.ts";
import { aCatalog, aProduct } from "../../testing/catalog.ts";
import { aCustomer } from "../../testing/checkout.ts";
import {
  couponFates as fate,
  tenDishes as lines,
  onDay,
  quoteWithCoupons as quote,
} from "../../testing/coupon-quotes.ts";
import { aCombiningPolicy, aCoupon, aCouponWithCondition, aGiftCoupon } from "../../testing/coupons.ts";
import { aSchedule, at, minuteOf } from "../../testing/schedule.ts";

describe("quote: coupons", () => {
  it("takes an eligible coupon's discount", () => {
    const answer = quote({ couponIds: [1] }, [aCoupon()]);
    expect(answer.total).toBe(900_00);
    expect(answer.adjustments).toContainEqual({ kind: "percent", amount: -100_00, couponId: 1, label: "code-1" });
    expect(fate(answer)).toEqual([[1, true]]);
  });

  it.each([
    ["20:59", false],
    ["21:00", true],
    ["21:30", true],
  ])("COUP-10 uses the delivery time, from inclusive: %s", (time, isApplied) => {
    const coupon = aCouponWithCondition({ kind: "hours", from: minuteOf("21:00"), to: minuteOf("22:00") });
    const schedule = aSchedule({ aroundTheClock: true });
    const answer = quote({ couponIds: [1], takeTime: onDay(18, time) }, [coupon], { schedule });
    expect(fate(answer)).toEqual([isApplied ? [1, true] : [1, false, "hours"]]);
  });

  it("COUP-10 ends at its hour, exclusive; without a delivery time the clock's hour counts", () => {
    const coupon = aCouponWithCondition({ kind: "hours", from: minuteOf("10:00"), to: minuteOf("12:00") });
    expect(fate(quote({ couponIds: [1] }, [coupon], {}, { now: at("2026-11-18 11:59") }))).toEqual([[1, true]]);
    expect(fate(quote({ couponIds: [1] }, [coupon], {}, { now: at("2026-11-18 12:00") }))).toEqual([
      [1, false, "hours"],
    ]);
  });

  it("COUP-11 uses the weekday of the delivery time in the branch's zone", () => {
    const thursdays = [aCouponWithCondition({ kind: "weekday", weekdays: [4] })];
    expect(fate(quote({ couponIds: [1], takeTime: onDay(19, "12:00") }, thursdays))).toEqual([[1, true]]);
    expect(fate(quote({ couponIds: [1] }, thursdays))).toEqual([[1, false, "weekday"]]);
    const schedule = aSchedule({ timeZone: "Asia/Vladivostok", aroundTheClock: true });
    expect(fate(quote({ couponIds: [1] }, thursdays, { schedule }, { now: at("2026-11-18 20:00") }))).toEqual([
      [1, true],
    ]);
  });

  it("COUP-4 uses the clock's day in the shop's zone, not the branch's or the delivery's", () => {
    const coupon = aCouponWithCondition({ kind: "birthday", daysBefore: 0, daysAfter: 0 });
    const customer = aCustomer({ birth: { year: 1990, month: 11, day: 18 } });
    const schedule = aSchedule({ timeZone: "Asia/Vladivostok", aroundTheClock: true });
    const request = { couponIds: [1], takeTime: onDay(20, "12:00") };
    const answer = quote(request, [coupon], { schedule }, { customer, now: at("2026-11-18 20:00") });
    expect(fate(answer)).toEqual([[1, true]]);
  });

  it.each([
    [999_99, true],
    [1000_00, false],
  ])("COUP-9 compares the counted sum strictly: above %i kopecks %s", (minimum, isApplied) => {
    const coupon = aCouponWithCondition({ kind: "cart-sum", minimum: money(minimum), maximum: null });
    expect(quote({ couponIds: [1] }, [coupon]).coupons[0]?.applied).toBe(isApplied);
  });

  it("COUP-9 excludes discounts and gifts from the bound of their own coupon", () => {
    const atMost = aCoupon({ id: 2, conditions: [{ kind: "cart-sum", minimum: money(0), maximum: money(1000_01) }] });
    const half = aCoupon({ id: 1, benefit: { kind: "percent", percent: 50 } });
    const gift = aGiftCoupon([7], { id: 3 });
    const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 7 })] });
    const combining = aCombiningPolicy({ autoWithAuto: true });
    const answer = quote({ couponIds: [1, 2, 3] }, [half, atMost, gift], { catalog, combining });
    expect(fate(answer)).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    expect(answer.minimum.reachedSum).toBe(1000_00);
  });

  it("evaluates coupons on the sold lines", () => {
    const coupon = aCouponWithCondition({ kind: "cart-contains", productIds: [2], categoryIds: [] });
    const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 2, inStock: false })] });
    const answer = quote({ couponIds: [1], lines: [...lines, aLineRequest({ productId: 2 })] }, [coupon], { catalog });
    expect(fate(answer)).toEqual([[1, false, "missing-product"]]);
  });

  it("COUP-14 applies the first of two that may not combine and refuses the other", () => {
    const coupons = [aCoupon({ id: 1 }), aCoupon({ id: 2 })];
    expect(fate(quote({ couponIds: [2, 1, 2] }, coupons))).toEqual([
      [2, true],
      [1, false, "not-combinable"],
    ]);
  });

  it("COUP-15 refuses a coupon that is used up", () => {
    const couponUses = new Map([[1, { total: 3, byCustomer: 0 }]]);
    expect(fate(quote({ couponIds: [1] }, [aCoupon({ usageLimit: 3 })], {}, { couponUses }))).toEqual([
      [1, false, "used-up"],
    ]);
    expect(fate(quote({ couponIds: [1] }, [aCoupon({ usageLimit: 4 })], {}, { couponUses }))).toEqual([[1, true]]);
  });

  it("refuses a coupon that the shop no longer has as expired", () => {
    expect(fate(quote({ couponIds: [404] }, []))).toEqual([[404, false, "expired"]]);
  });
});

describe("quote: promo codes", () => {
  const promo = aCoupon({ id: 5, kind: "promo", code: "Dinner" });

  it("applies a code in any letter case", () => {
    expect(quote({ promoCode: " dINNER " }, [promo])).toMatchObject({
      total: 900_00,
      refusals: [],
      coupons: [{ id: 5, applied: true }],
    });
  });

  it("refuses an unknown code, and another user's, as unknown and changes nothing else", () => {
    const theirs = { ...promo, userIds: [2] };
    for (const coupons of [[], [theirs]]) {
      const answer = quote(
        { promoCode: "Dinner", couponIds: [1] },
        [...coupons, aCoupon()],
        {},
        { customer: aCustomer() },
      );
      expect(answer.refusals).toEqual([{ reason: "promo-unknown", code: "Dinner" }]);
      expect(fate(answer)).toEqual([[1, true]]);
    }
    const own = quote({ promoCode: "Dinner" }, [{ ...promo, userIds: [1] }], {}, { customer: aCustomer() });
    expect(own).toMatchObject({ refusals: [], total: 900_00 });
  });

  it("refuses an ineligible code with its condition's reason and changes nothing else", () => {
    const strict = { ...promo, conditions: [{ kind: "cart-sum", minimum: money(5000_00), maximum: null } as const] };
    const answer = quote({ promoCode: "Dinner", couponIds: [1] }, [strict, aCoupon()]);
    expect(answer.refusals).toEqual([]);
    expect(fate(answer)).toEqual([
      [5, false, "sum-below"],
      [1, true],
    ]);
  });

  it("does not apply a code's coupon by its id, nor reveal its code", () => {
    const answer = quote({ couponIds: [5], gift: { couponId: 5, productId: 1, variationId: null } }, [promo]);
    expect(answer.total).toBe(1000_00);
    expect(answer.coupons).toEqual([{ id: 5, code: "", applied: false, refusals: [{ reason: "expired" }] }]);
  });

  it("applies a code once when its coupon's id is also sent", () => {
    expect(fate(quote({ promoCode: "Dinner", couponIds: [5] }, [promo]))).toEqual([[5, true]]);
  });

  it("ignores an empty code", () => {
    expect(quote({ promoCode: "  " }, [promo]).refusals).toEqual([]);
  });
});
