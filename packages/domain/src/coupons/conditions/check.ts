import type { Condition, CouponContext, CouponRefusal } from "../types.ts";

export type ConditionOf<Kind extends Condition["kind"]> = Extract<Condition, { readonly kind: Kind }>;

/**
 * One eligibility rule: null if it holds, otherwise the refusal. `siblings` are all conditions of the coupon.
 */
export type Check<Kind extends Condition["kind"]> = (
  condition: ConditionOf<Kind>,
  context: CouponContext,
  siblings: readonly Condition[],
) => CouponRefusal | null;
