import fc from "fast-check";
import { expect, it } from "vitest";
import { instantAt } from "../schedule/local-time.ts";
import { aCoupon, aCouponContext } from "../testing/coupons.ts";
import { evaluateCoupon } from "./evaluate-coupon.ts";
import { nextCouponBoundary } from "./next-boundary.ts";
import type { Condition, Coupon } from "./types.ts";

const zone = "Europe/Moscow";
const noon = Date.UTC(2026, 10, 18, 9);
const minute = fc.integer({ min: 0, max: 1440 });
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant("hours" as const), from: minute, to: minute }),
  fc.record({
    kind: fc.constant("weekday" as const),
    weekdays: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1 }),
  }) as fc.Arbitrary<Condition>,
);
const near = fc.option(fc.integer({ min: noon - 90_000_000, max: noon + 90_000_000 }));
const anyCoupon: fc.Arbitrary<Coupon> = fc
  .record({ startsAt: near, expiresAt: near, conditions: fc.array(condition, { maxLength: 2 }) })
  .map(aCoupon);

/** Whether the coupon applies to an order for as soon as possible. */
function applies(coupon: Coupon, now: number): boolean {
  const wall = new Date(now + 3 * 3_600_000);
  const today = { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
  const takeMinute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  return evaluateCoupon(coupon, aCouponContext({ now, today, takeDay: today, takeMinute })).length === 0;
}

it("PROMO-2 nothing changes by the clock alone before the next boundary", () => {
  fc.assert(
    fc.property(anyCoupon, fc.integer({ min: 1, max: 86_400_000 }), (coupon, later) => {
      const next = nextCouponBoundary([coupon], noon, zone);
      const before = noon + (next === null ? later : Math.min(later, next - noon - 1));
      expect(applies(coupon, before)).toBe(applies(coupon, noon));
      if (next !== null) expect(next).toBeGreaterThan(noon);
    }),
  );
});

it("PROMO-2 the nearest of all bounds is the next one; a coupon that always applies has none", () => {
  const today = { year: 2026, month: 11, day: 18 };
  const lunch = aCoupon({ conditions: [{ kind: "hours", from: 12 * 60, to: 16 * 60 }] });
  expect(nextCouponBoundary([lunch, aCoupon({ expiresAt: noon + 1 })], noon, zone)).toBe(noon + 1);
  expect(nextCouponBoundary([lunch], noon, zone)).toBe(instantAt(today, 16 * 60, zone));
  expect(nextCouponBoundary([aCoupon()], noon, zone)).toBeNull();
});
