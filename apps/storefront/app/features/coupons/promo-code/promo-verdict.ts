import type { CouponRefusal, PromoCost, Quote, QuoteRefusal } from "@skatert/domain";
import type { HeldCode, TriedCode } from "../../../model/discounts/types.ts";

/** What has become of a typed code. */
export type PromoVerdict =
  | { readonly kind: "pending" }
  | { readonly kind: "applied"; readonly code: string }
  | { readonly kind: "refused"; readonly refusals: readonly (CouponRefusal | QuoteRefusal)[] }
  /** It would make the order dearer or take a gift away: the shopper is asked. */
  | { readonly kind: "costs"; readonly code: string; readonly cost: PromoCost }
  /** So many wrong codes came from here that none is taken for a minute. */
  | { readonly kind: "too-many" }
  | { readonly kind: "no-place" }
  | { readonly kind: "failed" };

export interface TypedCode {
  /** The code that goes along with quotes. */
  readonly code: string | null;
  /** A code that is not asked for any more. */
  readonly held: HeldCode | null;
  /** A code that is looked at before it is applied. */
  readonly tried: TriedCode | null;
}

/** Null without a code. Until the server has answered for the present cart it is pending. */
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
  // One without a refusal waits for its gift to be chosen.
  return coupon.applied || coupon.refusals.length === 0
    ? { kind: "applied", code: coupon.code }
    : { kind: "refused", refusals: coupon.refusals };
}

function triedVerdict({ code, verdict }: TriedCode): PromoVerdict {
  if (verdict === null) return { kind: "pending" };
  return verdict.kind === "costs" ? { ...verdict, code } : verdict;
}
