import type { CouponRefusal, Quote, QuoteRefusal } from "@skatert/domain";
import type { HeldCode } from "../../state/cart-discounts-store.ts";

/** What has become of a typed code. */
export type PromoVerdict =
  | { readonly kind: "pending" }
  | { readonly kind: "applied"; readonly code: string }
  | { readonly kind: "refused"; readonly refusals: readonly (CouponRefusal | QuoteRefusal)[] }
  /** So many wrong codes came from here that none is taken for a minute. */
  | { readonly kind: "too-many" };

/** `held`: a code that is not asked for any more. Null without a code. Until the server has answered for the present cart it is pending. */
export function promoVerdict(
  code: string | null,
  quote: Quote | null,
  held: HeldCode | null = null,
): PromoVerdict | null {
  if (code === null) return null;
  if (held?.code === code) {
    return held.why === "too-many"
      ? { kind: "too-many" }
      : { kind: "refused", refusals: [{ reason: "promo-unknown", code }] };
  }
  if (quote === null) return { kind: "pending" };
  const unknown = quote.refusals.find(({ reason }) => reason === "promo-unknown");
  if (unknown !== undefined) return { kind: "refused", refusals: [unknown] };
  const coupon = quote.coupons.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (coupon === undefined) return { kind: "pending" };
  // One without a refusal waits for its gift to be chosen.
  return coupon.applied || coupon.refusals.length === 0
    ? { kind: "applied", code: coupon.code }
    : { kind: "refused", refusals: coupon.refusals };
}
