import type { Coupon, CouponContext, CouponRefusal } from "../types.ts";

const expired: CouponRefusal = { reason: "expired" };

/**
 * Compares with the clock, not the delivery time. The coupon expires at exactly `expiresAt` (readings
 * "Coupons").
 */
export function checkExpiry(coupon: Coupon, context: Pick<CouponContext, "now">): CouponRefusal | null {
  return coupon.expiresAt !== null && context.now >= coupon.expiresAt ? expired : null;
}
