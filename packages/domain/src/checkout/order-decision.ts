import type { Money } from "../money/money.ts";
import type { LineRefusal, Quote, QuotedLine, QuoteRefusal } from "./types.ts";

/** A refusal of an order. A line's refusal names its product. */
export type OrderRefusal = QuoteRefusal | (LineRefusal & Pick<QuotedLine, "productId" | "variationId">);

/**
 * place: accept as sent. changed: 409 with the new quote. refused: 422 with the reasons, the most important
 * first.
 */
export type OrderDecision =
  | { readonly kind: "place" }
  | { readonly kind: "changed" }
  | { readonly kind: "refused"; readonly refusals: readonly OrderRefusal[] };

/** Applied by the quote itself. The shopper sees it in the total and may agree. */
const agreeable: ReadonlySet<QuoteRefusal["reason"]> = new Set(["promo-unknown", "not-combinable", "bonuses-limited"]);
/** Refusals that require another choice of the shopper. */
const needsChoice: ReadonlySet<LineRefusal["reason"]> = new Set([
  "variation-required",
  "quantity-step",
  "choice-required",
  "choice-limit",
]);

function lineRefusals(quote: Quote): readonly OrderRefusal[] {
  return quote.lines.flatMap(({ refusal, productId, variationId }) =>
    refusal === null ? [] : [{ ...refusal, productId, variationId }],
  );
}

/**
 * Decides on an order (readings "Answers"). Refused: it needs new input, or no bought line can be sold.
 * Changed: it can be sold, but not as sent, or a note of it would be lost (MENU-15). Placed: all lines are sold and
 * the total is the one the shopper saw. A gift alone is no order.
 */
export function decideOrder(quote: Quote, expectedTotal: Money): OrderDecision {
  const needsInput =
    quote.refusals.some(({ reason }) => !agreeable.has(reason)) ||
    quote.lines.some(({ refusal }) => refusal !== null && needsChoice.has(refusal.reason));
  const isAnythingSold = quote.lines.some(({ giftOf, refusal }) => giftOf === null && refusal === null);
  if (needsInput || !isAnythingSold) {
    return { kind: "refused", refusals: [...quote.refusals, ...lineRefusals(quote)] };
  }
  const isWhole = quote.lines.every(({ refusal, noteDropped }) => refusal === null && !noteDropped);
  return { kind: isWhole && quote.total === expectedTotal ? "place" : "changed" };
}
