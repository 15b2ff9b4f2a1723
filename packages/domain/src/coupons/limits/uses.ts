import type { Coupon, CouponContext, CouponRefusal } from "../types.ts";

const usedUp: CouponRefusal = { reason: "used-up" };
const usedToday: CouponRefusal = { reason: "used-today" };
const spent: CouponRefusal = { reason: "budget-spent" };

/**
 * A single-use code, and limits on uses in total, per customer, and per customer in a day of the shop. The context
 * counts uses of live orders (COUP-15, PROMO-2).
 */
export function checkUses(coupon: Coupon, context: Pick<CouponContext, "uses" | "usedCodeOf">): CouponRefusal | null {
  const uses = context.uses.get(coupon.id);
  const isOver =
    context.usedCodeOf === coupon.id ||
    isReached(coupon.usageLimit, uses?.total ?? 0) ||
    isReached(coupon.usageLimitPerCustomer, uses?.byCustomer ?? 0);
  if (isOver) return usedUp;
  return isReached(coupon.usageLimitPerDay, uses?.byCustomerToday ?? 0) ? usedToday : null;
}

/**
 * A coupon has ended once live orders have its whole budget (PROMO-2). Until then it gives its whole discount, also the
 * last one, which may exceed the budget: a guest never gets a part of a discount.
 */
export function checkBudget(coupon: Coupon, context: Pick<CouponContext, "uses">): CouponRefusal | null {
  return isReached(coupon.budget, context.uses.get(coupon.id)?.given ?? 0) ? spent : null;
}

function isReached(limit: number | null, uses: number): boolean {
  return limit !== null && uses >= limit;
}
