import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aCoupon, aCouponContext, aCouponCustomer } from "../../testing/coupons.ts";
import { evaluateCoupon, withinReach } from "../evaluate-coupon.ts";
import type { Coupon, CouponContext } from "../types.ts";
import { halfOf } from "./audience.ts";

const reasons = (coupon: Partial<Coupon>, context: Partial<CouponContext>) =>
  evaluateCoupon(aCoupon(coupon), aCouponContext(context)).map(({ reason }) => reason);
const phone = fc.integer({ min: 79_000_000_000, max: 79_999_999_999 }).map((number) => `+${number}`);
const instant = fc.integer({ min: 0, max: 2_000_000_000_000 });

describe("PROMO-2 the half of a guest", () => {
  it("is one of the two for every known guest, and the coupon is for exactly that half", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), phone, fc.option(fc.nat()), (id, number, user) => {
        const customer = aCouponCustomer({ id: user, phone: number });
        const half = halfOf(id, customer);
        expect(halfOf(id, { ...customer, id: null })).toBe(half);
        const refused = (["a", "b"] as const).filter((audience) => reasons({ id, audience }, { customer }).length > 0);
        expect(refused).toEqual([half === "a" ? "b" : "a"]);
      }),
    );
  });

  it("divides guests and coupons evenly, and one coupon otherwise than another", () => {
    const guests = Array.from({ length: 4_000 }, (_, index) => ({ id: null, phone: `+7916${1_000_000 + index}` }));
    const inA = (id: number) => guests.filter((guest) => halfOf(id, guest) === "a");
    for (const id of [1, 2, 701]) expect(Math.abs(inA(id).length - 2_000)).toBeLessThan(150);
    const both = inA(1).filter((guest) => halfOf(2, guest) === "a").length;
    expect(Math.abs(both - 1_000)).toBeLessThan(150);
  });

  it("of a guest who is not known yet is open, so the coupon is possible", () => {
    expect(halfOf(1, null)).toBeNull();
    expect(reasons({ audience: "a" }, { customer: null })).toEqual([]);
    expect(reasons({ audience: "b" }, { customer: aCouponCustomer({ id: null }) })).toEqual([]);
  });
});

describe("PROMO-2 the limits of a promotion", () => {
  it("has not started before its first instant, and runs until its end", () => {
    fc.assert(
      fc.property(instant, instant, instant, (now, startsAt, expiresAt) => {
        const expected = [...(now < startsAt ? ["not-started"] : []), ...(now >= expiresAt ? ["expired"] : [])];
        expect(reasons({ startsAt, expiresAt }, { now })).toEqual(expected);
      }),
    );
  });

  it("gives whole discounts until live orders have its budget, and none after", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(2_000), (budget, given) => {
        const uses = new Map([[1, { total: 3, byCustomer: 0, given: money(given) }]]);
        expect(reasons({ budget: money(budget) }, { uses })).toEqual(given < budget ? [] : ["budget-spent"]);
      }),
    );
    expect(reasons({ budget: money(1) }, {})).toEqual([]);
  });

  it("is used up for today at the limit of a day, and for ever at the limit of a guest", () => {
    const uses = (byCustomer: number, byCustomerToday: number) =>
      new Map([[1, { total: 9, byCustomer, byCustomerToday }]]);
    const limits = { usageLimitPerDay: 1, usageLimitPerCustomer: 3 };
    expect(reasons(limits, { uses: uses(2, 0) })).toEqual([]);
    expect(reasons(limits, { uses: uses(2, 1) })).toEqual(["used-today"]);
    expect(reasons(limits, { uses: uses(3, 1) })).toEqual(["used-up"]);
  });

  it("lists only coupons that some cart of this guest can have within a day", () => {
    const { now } = aCouponContext();
    const coupons = [
      aCoupon({ id: 1, startsAt: now + 3_600_000 }),
      aCoupon({ id: 2, startsAt: now + 86_400_000 }),
      aCoupon({ id: 3, startsAt: now + 3_600_000, expiresAt: now + 3_600_000 }),
      aCoupon({ id: 4, budget: money(100) }),
      aCoupon({ id: 5, conditions: [{ kind: "cart-sum", minimum: money(9_000_00), maximum: null }] }),
    ];
    const uses = new Map([[4, { total: 1, byCustomer: 0, given: money(100) }]]);
    expect(withinReach(coupons, { now, uses, customer: null }).map(({ id }) => id)).toEqual([1, 5]);
  });
});
