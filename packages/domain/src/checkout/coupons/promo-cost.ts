import type { Money } from "../../money/money.ts";
import type { Quote, QuotedLine } from "../types.ts";

/** Loss by a promo code: a higher total, or gifts that no longer apply. */
export interface PromoCost {
  /** Total without the code. */
  readonly from: Money;
  /** Total with the code. */
  readonly to: Money;
  /** Names of the gifts that the code displaces. */
  readonly lostGifts: readonly string[];
}

/**
 * Compares two quotes of one cart, without and with a promo code. Null if the code costs the shopper nothing.
 * COUP-14 defines the precedence of coupons; this function only states the loss, so that the shop can ask
 * first.
 */
export function promoCost(before: Quote, after: Quote): PromoCost | null {
  const remaining = new Set(after.lines.filter(isGiven).map(giftKey));
  const lostGifts = before.lines
    .filter((line) => isGiven(line) && !remaining.has(giftKey(line)))
    .map(({ name }) => name);
  if (after.total <= before.total && lostGifts.length === 0) return null;
  return { from: before.total, to: after.total, lostGifts };
}

function isGiven({ giftOf, refusal }: QuotedLine): boolean {
  return giftOf !== null && refusal === null;
}

function giftKey({ productId, variationId }: QuotedLine): string {
  return `${productId}:${variationId}`;
}
