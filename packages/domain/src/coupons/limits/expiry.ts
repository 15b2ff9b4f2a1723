import type { Coupon, CouponContext, CouponRefusal } from "../types.ts";

const expired: CouponRefusal = { reason: "expired" };

/** Judged by the clock, not by the delivery time; over from exactly `expiresAt` (readings "Coupons"). */
export function checkExpiry(coupon: Coupon, context: CouponContext): CouponRefusal | null {
  return coupon.expiresAt !== null && context.now >= coupon.expiresAt ? expired : null;
}
