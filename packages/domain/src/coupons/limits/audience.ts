import type { CouponId } from "../../catalog/id.ts";
import type { Audience, Coupon, CouponContext, CouponCustomer, CouponRefusal } from "../types.ts";

const otherHalf: CouponRefusal = { reason: "other-half" };

/**
 * A coupon for a half of the guests is only for that half (PROMO-2). Until a guest is known, the coupon is possible: the
 * order, which has a number, decides.
 */
export function checkAudience(
  { id, audience }: Pick<Coupon, "id" | "audience">,
  { customer }: Pick<CouponContext, "customer">,
): CouponRefusal | null {
  if (audience === null) return null;
  const half = halfOf(id, customer);
  return half === null || half === audience ? null : otherHalf;
}

/**
 * The half that a guest is in for a coupon, without a cookie: a hash of the coupon's id and the guest's number, or the
 * user's id where no number is known. The number decides first, so that signing in does not change the half. Each coupon
 * halves the guests anew. Null: nothing is known of the guest.
 */
export function halfOf(couponId: CouponId, customer: Pick<CouponCustomer, "id" | "phone"> | null): Audience | null {
  const guest = customer?.phone ?? customer?.id ?? null;
  if (guest === null) return null;
  return mixed(`${couponId}:${guest}`) % 2 === 0 ? "a" : "b";
}

/** FNV-1a, then the mixing of MurmurHash3: alone, FNV's last bit is only the parity of the text. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
