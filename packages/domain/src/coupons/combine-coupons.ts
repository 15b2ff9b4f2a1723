import type { CombiningPolicy, Coupon, CouponKind } from "./types.ts";

/** Promo codes precede individual coupons, individual ones precede automatic ones (readings "Coupons"). */
const rank: Readonly<Record<CouponKind, number>> = { promo: 0, individual: 1, auto: 2 };

export interface Combination {
  /** In order of precedence. */
  readonly applied: readonly Coupon[];
  /** Refused as `not-combinable`. */
  readonly refused: readonly Coupon[];
}

/**
 * The eligible coupons that apply together under the four flags (COUP-14). If two may not combine, the one of
 * higher precedence stays; within a kind, the first of the list. Only one gift applies. A coupon named twice
 * counts once.
 */
export function combineCoupons(coupons: readonly Coupon[], policy: CombiningPolicy): Combination {
  const distinct = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const inOrder = [...distinct.values()].sort((a, b) => rank[a.kind] - rank[b.kind]);
  const applied: Coupon[] = [];
  const refused: Coupon[] = [];
  for (const coupon of inOrder) {
    const fits = applied.every((other) => canCombine(coupon, other, policy));
    (fits ? applied : refused).push(coupon);
  }
  return { applied, refused };
}

/** Whether two different coupons may apply to one order. */
export function canCombine(a: Coupon, b: Coupon, policy: CombiningPolicy): boolean {
  if (a.benefit.kind === "gift" && b.benefit.kind === "gift") return false;
  return kindsCombine(a.kind, b.kind, policy);
}

/**
 * Automatic coupons exclude points. A gift is an automatic coupon; a promo code is not (readings "Coupons").
 */
export function bonusesCombine(applied: readonly Coupon[], policy: CombiningPolicy): boolean {
  return policy.bonusesWithAuto || !applied.some(isAutomatic);
}

function isAutomatic(coupon: Coupon): boolean {
  return coupon.kind === "auto" || (coupon.kind === "individual" && coupon.benefit.kind === "gift");
}

/** Whether the flags allow two kinds together. Two promo codes never combine. */
export function kindsCombine(a: CouponKind, b: CouponKind, policy: CombiningPolicy): boolean {
  if (a === "promo" || b === "promo") return a !== b && policy.promoWithAuto;
  return a === b ? policy.autoWithAuto : policy.individualWithAuto;
}
