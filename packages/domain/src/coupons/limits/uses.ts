import type { Coupon, CouponContext, CouponRefusal } from "../types.ts";

const usedUp: CouponRefusal = { reason: "used-up" };

/** Limits on uses in total and per customer. The context counts uses of live orders (COUP-15). */
export function checkUses(coupon: Coupon, context: Pick<CouponContext, "uses">): CouponRefusal | null {
  const uses = context.uses.get(coupon.id);
  const isOver =
    isReached(coupon.usageLimit, uses?.total ?? 0) || isReached(coupon.usageLimitPerCustomer, uses?.byCustomer ?? 0);
  return isOver ? usedUp : null;
}

function isReached(limit: number | null, uses: number): boolean {
  return limit !== null && uses >= limit;
}
