import type { Instant } from "../../schedule/types.ts";
import type { Coupon, CouponContext, CouponRefusal } from "../types.ts";
import { checkExpiry } from "./expiry.ts";

const notStarted: CouponRefusal = { reason: "not-started" };

/** Compares with the clock, as the expiry. The coupon applies from exactly `startsAt` (PROMO-2). */
export function checkStart(coupon: Coupon, context: Pick<CouponContext, "now">): CouponRefusal | null {
  return coupon.startsAt !== null && context.now < coupon.startsAt ? notStarted : null;
}

/** Whether the clock is between the coupon's start and its end. */
export function isRunning(coupon: Coupon, now: Instant): boolean {
  return checkStart(coupon, { now }) === null && checkExpiry(coupon, { now }) === null;
}
