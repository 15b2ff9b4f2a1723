import type { Coupon, CouponContext, CouponCustomer, CouponRefusal } from "../types.ts";

const notTheirs: CouponRefusal = { reason: "individual" };

/**
 * An individual coupon, or a promo code with users, is only for those users (COUP-13, readings "Coupons").
 */
export function checkOwner(coupon: Coupon, context: Pick<CouponContext, "customer">): CouponRefusal | null {
  return !isPersonal(coupon) || isListed(coupon, context.customer) ? null : notTheirs;
}

/** Whether the coupon is only for listed users. */
export function isPersonal(coupon: Coupon): boolean {
  return coupon.isIndividual || coupon.kind === "individual" || (coupon.kind === "promo" && coupon.userIds.length > 0);
}

export function isListed(coupon: Coupon, customer: CouponCustomer | null): boolean {
  return customer !== null && customer.id !== null && coupon.userIds.includes(customer.id);
}
