import { type CouponRefusal, type PromoCost, promoCost, type Quote } from "@skatert/domain";
import type { OrderDraft } from "../../../model/quote/checkout-request.ts";

/** Result of checking a typed code. */
export type CodeJudgement =
  /** It removes nothing from the cart, or its gift must be chosen first. */
  | { readonly kind: "take" }
  | { readonly kind: "costs"; readonly cost: PromoCost }
  | { readonly kind: "refused"; readonly refusals: readonly CouponRefusal[] }
  | { readonly kind: "unknown" }
  | { readonly kind: "too-many" };

/** A quote, or the limit of wrong codes. Rejects if the shop does not answer. */
export type AskQuote = (draft: OrderDraft) => Promise<Quote | "too-many-promo-codes">;

/** Quotes the cart with and without the code, and compares. The code must not be applied to `draft` yet. */
export async function judgeCode(draft: OrderDraft, code: string, ask: AskQuote): Promise<CodeJudgement> {
  const after = await ask({ ...draft, promoCode: code });
  if (after === "too-many-promo-codes") return { kind: "too-many" };
  if (after.refusals.some(({ reason }) => reason === "promo-unknown")) return { kind: "unknown" };
  const coupon = after.coupons.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (coupon !== undefined && coupon.refusals.length > 0) return { kind: "refused", refusals: coupon.refusals };
  const before = await ask({ ...draft, promoCode: null });
  if (before === "too-many-promo-codes") return { kind: "too-many" };
  const cost = promoCost(before, after);
  return cost === null ? { kind: "take" } : { kind: "costs", cost };
}
