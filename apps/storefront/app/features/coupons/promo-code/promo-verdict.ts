import type { CouponRefusal, PromoCost, Quote, QuoteRefusal } from "@skatert/domain";
import type { HeldCode, TriedCode } from "../../../model/discounts/types.ts";

/** State of a typed code. */
export type PromoVerdict =
  | { readonly kind: "pending" }
  | { readonly kind: "applied"; readonly code: string }
  | { readonly kind: "refused"; readonly refusals: readonly (CouponRefusal | QuoteRefusal)[] }
  /** It would raise the price or remove a gift, so the shopper is asked. */
  | { readonly kind: "costs"; readonly code: string; readonly cost: PromoCost }
  /** Too many wrong codes from this address, so none is accepted for a minute. */
  | { readonly kind: "too-many" }
  | { readonly kind: "no-place" }
  | { readonly kind: "failed" };

export interface TypedCode {
  /** The code sent with quotes. */
  readonly code: string | null;
  /** A code that is no longer sent. */
  readonly held: HeldCode | null;
  /** A code that is checked before it is applied. */
  readonly tried: TriedCode | null;
}

/** Null without a code. Pending until the server answers for the present cart. */
export function promoVerdict({ code, held, tried }: TypedCode, quote: Quote | null): PromoVerdict | null {
  if (tried !== null) return triedVerdict(tried);
  if (code === null) return null;
  if (held !== null && held.code === code) {
    return held.why === "too-many"
      ? { kind: "too-many" }
      : { kind: "refused", refusals: [{ reason: "promo-unknown", code }] };
  }
  if (quote === null) return { kind: "pending" };
  const unknown = quote.refusals.find(({ reason }) => reason === "promo-unknown");
  if (unknown !== undefined) return { kind: "refused", refusals: [unknown] };
  const coupon = quote.coupons.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (coupon === undefined) return { kind: "pending" };
  // A code without a refusal waits for the choice of its gift.
  return coupon.applied || coupon.refusals.length === 0
    ? { kind: "applied", code: coupon.code }
    : { kind: "refused", refusals: coupon.refusals };
}

function triedVerdict({ code, verdict }: TriedCode): PromoVerdict {
  if (verdict === null) return { kind: "pending" };
  return verdict.kind === "costs" ? { ...verdict, code } : verdict;
}
