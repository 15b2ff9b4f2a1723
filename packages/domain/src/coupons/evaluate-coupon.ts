import { checkCondition } from "./conditions/registry.ts";
import { checkExpiry } from "./limits/expiry.ts";
import { checkOwner } from "./limits/owner.ts";
import { checkUses } from "./limits/uses.ts";
import type { Coupon, CouponContext, CouponRefusal } from "./types.ts";

const eligible: readonly CouponRefusal[] = [];

/**
 * Every reason why a coupon does not apply, in the order owner, expiry, uses, own conditions. Empty means
 * eligible (COUP-1 … COUP-12, COUP-15). It runs for every coupon at every change of a cart, so it allocates
 * nothing until a rule refuses.
 */
export function evaluateCoupon(coupon: Coupon, context: CouponContext): readonly CouponRefusal[] {
  let refusals = noted(null, checkOwner(coupon, context));
  refusals = noted(refusals, checkExpiry(coupon, context));
  refusals = noted(refusals, checkUses(coupon, context));
  for (const condition of coupon.conditions) {
    refusals = noted(refusals, checkCondition(condition, context, coupon.conditions));
  }
  return refusals ?? eligible;
}

function noted(refusals: CouponRefusal[] | null, refusal: CouponRefusal | null): CouponRefusal[] | null {
  if (refusal === null) return refusals;
  if (refusals === null) return [refusal];
  refusals.push(refusal);
  return refusals;
}
