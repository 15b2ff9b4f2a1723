import { describe, expect, it } from "vitest";
import { aCoupon, aCouponContext, aCouponCustomer, aCouponWithCondition } from "../testing/index.ts";
import { evaluateCoupon } from "./evaluate-coupon.ts";

describe("evaluateCoupon", () => {
  it("COUP-1 to COUP-12 returns every reason at once, in order", () => {
    const coupon = aCoupon({
      isIndividual: true,
      expiresAt: 0,
      usageLimit: 1,
      conditions: [{ kind: "device", devices: ["app"] }, { kind: "first-purchase" }],
    });
    const context = aCouponContext({
      customer: aCouponCustomer({ ordersCount: 2 }),
      uses: new Map([[1, { total: 1, byCustomer: 0 }]]),
    });
    expect(evaluateCoupon(coupon, context).map(({ reason }) => reason)).toEqual([
      "individual",
      "expired",
      "used-up",
      "device",
      "first-purchase",
    ]);
  });

  it("COUP-12 requires no earlier order; a guest may see the coupon, the phone of the order decides", () => {
    const coupon = aCouponWithCondition({ kind: "first-purchase" });
    const as = (customer: ReturnType<typeof aCouponCustomer> | null) =>
      evaluateCoupon(coupon, aCouponContext({ customer }));
    expect(as(null)).toEqual([]);
    expect(as(aCouponCustomer())).toEqual([]);
    expect(as(aCouponCustomer({ ordersCount: 1 }))).toEqual([{ reason: "first-purchase" }]);
    expect(as(aCouponCustomer({ id: null, ordersCount: 1 }))).toEqual([{ reason: "first-purchase" }]);
  });

  it("COUP-13 gives an individual coupon only to listed users", () => {
    const coupon = aCoupon({ kind: "individual", userIds: [5] });
    const as = (id: number | null) => evaluateCoupon(coupon, aCouponContext({ customer: aCouponCustomer({ id }) }));
    expect(as(5)).toEqual([]);
    expect(as(6)).toEqual([{ reason: "individual" }]);
    expect(as(null)).toEqual([{ reason: "individual" }]);
    expect(evaluateCoupon(coupon, aCouponContext())).toEqual([{ reason: "individual" }]);
  });

  it("COUP-13 gives a promo code to all, or to the users it names", () => {
    expect(evaluateCoupon(aCoupon({ kind: "promo" }), aCouponContext())).toEqual([]);
    expect(evaluateCoupon(aCoupon({ kind: "promo", userIds: [5] }), aCouponContext())).toEqual([
      { reason: "individual" },
    ]);
  });

  it("COUP-15 refuses at the total limit and at the customer's limit", () => {
    const uses = new Map([[1, { total: 3, byCustomer: 1 }]]);
    const at = (usageLimit: number | null, usageLimitPerCustomer: number | null) =>
      evaluateCoupon(aCoupon({ usageLimit, usageLimitPerCustomer }), aCouponContext({ uses }));
    expect(at(3, null)).toEqual([{ reason: "used-up" }]);
    expect(at(4, null)).toEqual([]);
    expect(at(null, 1)).toEqual([{ reason: "used-up" }]);
    expect(at(null, 2)).toEqual([]);
    expect(
      evaluateCoupon(aCoupon({ id: 2, usageLimit: 1, usageLimitPerCustomer: 1 }), aCouponContext({ uses })),
    ).toEqual([]);
  });

  it("COUP-15 refuses from the instant of expiry, by the clock", () => {
    const coupon = aCoupon({ expiresAt: 1000 });
    expect(evaluateCoupon(coupon, aCouponContext({ now: 999 }))).toEqual([]);
    expect(evaluateCoupon(coupon, aCouponContext({ now: 1000 }))).toEqual([{ reason: "expired" }]);
  });

  it("COUP-13 applies a coupon that lists do not show", () => {
    expect(evaluateCoupon(aCoupon({ showToUser: false }), aCouponContext())).toEqual([]);
  });
});
