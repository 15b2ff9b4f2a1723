import { isListed, isPersonal } from "./limits/owner.ts";
import type { Coupon, CouponCustomer } from "./types.ts";

/**
 * The coupons a shopper may see without a code (COUP-13). Hidden coupons and promo codes are left out.
 * Personal coupons are shown to listed users, first-purchase ones to guests and to users without orders.
 */
export function publicCoupons(coupons: readonly Coupon[], customer: CouponCustomer | null): readonly Coupon[] {
  return coupons.filter((coupon) => coupon.kind !== "promo" && coupon.showToUser && isOpenTo(coupon, customer));
}

/**
 * A user's own coupons and codes: those that name the user (promo codes page, ROUTE-10). A coupon with single-use codes
 * has no code to show.
 */
export function couponsOfCustomer(coupons: readonly Coupon[], customer: CouponCustomer): readonly Coupon[] {
  return coupons.filter(
    (coupon) => coupon.codes === null && coupon.showToUser && isListed(coupon, customer) && isOpenTo(coupon, customer),
  );
}

function isOpenTo(coupon: Coupon, customer: CouponCustomer | null): boolean {
  if (isPersonal(coupon) && !isListed(coupon, customer)) return false;
  const isForFirstPurchase = coupon.conditions.some((condition) => condition.kind === "first-purchase");
  return !isForFirstPurchase || customer === null || customer.ordersCount === 0;
}
