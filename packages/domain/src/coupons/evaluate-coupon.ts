import { checkCondition } from "./conditions/registry.ts";
import { checkAudience } from "./limits/audience.ts";
import { checkExpiry } from "./limits/expiry.ts";
import { checkOwner } from "./limits/owner.ts";
import { checkStart } from "./limits/start.ts";
import { checkBudget, checkUses } from "./limits/uses.ts";
import type { Coupon, CouponContext, CouponRefusal } from "./types.ts";

const eligible: readonly CouponRefusal[] = [];

/**
 * Every reason why a coupon does not apply, first the limits, then its own conditions. Empty means eligible
 * (COUP-1 … COUP-12, COUP-15, PROMO-2). It runs for every coupon at every change of a cart, so it allocates nothing
 * until a rule refuses.
 */
export function evaluateCoupon(coupon: Coupon, context: CouponContext): readonly CouponRefusal[] {
  let refusals = limitRefusals(coupon, context);
  for (const condition of coupon.conditions) {
    refusals = noted(refusals, checkCondition(condition, context, coupon.conditions));
  }
  return refusals ?? eligible;
}

/** What the limits need, whatever the cart. */
export type LimitContext = Pick<CouponContext, "customer" | "now" | "uses">;

const dayMs = 86_400_000;

/**
 * The coupons that a guest can have today with some cart, for lists and hints: none that is for other guests, ended or
 * used up. One that starts within a day stays, because an open cart waits for it (PROMO-2).
 */
export function withinReach(coupons: readonly Coupon[], context: LimitContext): readonly Coupon[] {
  return coupons.filter((coupon) => {
    const isSoon = coupon.startsAt !== null && coupon.startsAt - context.now < dayMs;
    const now = isSoon ? Math.max(context.now, coupon.startsAt) : context.now;
    return limitRefusals(coupon, { ...context, now }) === null;
  });
}

/** In the order owner, half, start, expiry, uses, budget. Null: none. */
function limitRefusals(coupon: Coupon, context: LimitContext): CouponRefusal[] | null {
  let refusals = noted(null, checkOwner(coupon, context));
  refusals = noted(refusals, checkAudience(coupon, context));
  refusals = noted(refusals, checkStart(coupon, context));
  refusals = noted(refusals, checkExpiry(coupon, context));
  refusals = noted(refusals, checkUses(coupon, context));
  return noted(refusals, checkBudget(coupon, context));
}

function noted(refusals: CouponRefusal[] | null, refusal: CouponRefusal | null): CouponRefusal[] | null {
  if (refusal === null) return refusals;
  if (refusals === null) return [refusal];
  refusals.push(refusal);
  return refusals;
}
