import type { Coupon } from "./types.ts";

/** A code as codes are compared: in any letter case, without spaces around it. */
export function codeKey(code: string): string {
  return code.trim().toLowerCase();
}

/**
 * The coupon that a code names; null: none. A coupon with single-use codes is named by these alone, and the result has
 * the named one as its `code` (PROMO-1).
 */
export function couponByCode(code: string, coupons: readonly Coupon[]): Coupon | null {
  const key = codeKey(code);
  for (const coupon of coupons) {
    const single = coupon.codes?.get(key);
    if (single !== undefined) return { ...coupon, code: single };
    if (coupon.codes === null && codeKey(coupon.code) === key) return coupon;
  }
  return null;
}

/** The key of the single-use code that a request names; null: it names none, or no such code of the shop. */
export function singleUseCode(
  code: string | null,
  coupons: readonly Coupon[],
): { readonly couponId: Coupon["id"]; readonly key: string } | null {
  const coupon = code === null ? null : couponByCode(code, coupons);
  return coupon === null || coupon.codes === null ? null : { couponId: coupon.id, key: codeKey(coupon.code) };
}

/**
 * The promo code of a placed order: its single-use code, or the code of the coupon that it applied, because only
 * single-use codes are stored. Null: it has none.
 */
export function codeOfOrder(
  singleUse: string | null,
  applied: readonly Coupon["id"][],
  coupons: readonly Coupon[],
): string | null {
  return singleUse ?? coupons.find(({ id, kind }) => kind === "promo" && applied.includes(id))?.code ?? null;
}
