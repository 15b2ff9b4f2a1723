import type { Product } from "../catalog/types.ts";
import { type Money, scaleMoney } from "../money/money.ts";
import { priceOfUnit } from "./price-line.ts";

/** A price with its weight. A null weight means one piece or one portion. */
export interface ShownPrice {
  readonly amount: Money;
  readonly grams: number | null;
}

const kilogram = 1000;
/** Binary fractions such as 0.1 × 1000 may differ from a whole gram by less than this. */
const gramTolerance = 1e-6;

/**
 * The price that a card shows, with its weight. Goods sold by grams are priced per 1000 g. The customer
 * multiplier sets the shown weight (0.1: 100 g), and the price is exactly the price of that weight in the
 * cart. For a piece or portion the multiplier affects only sorting (VALID-7), because no unit names a part of
 * it.
 */
export function shownPrice(
  { measure, displayMultiplier }: Pick<Product, "measure" | "displayMultiplier">,
  price: Money,
): ShownPrice {
  if (measure.kind !== "grams") return { amount: priceOfUnit({ measure, unitPrice: price, quantity: 1 }), grams: null };
  const grams = shownGrams(displayMultiplier);
  return { amount: scaleMoney(price, grams, kilogram), grams };
}

/** A multiplier that gives no whole number of grams is ignored: the card shows the price of 1 kg. */
function shownGrams(displayMultiplier: number): number {
  const grams = Math.round(kilogram * displayMultiplier);
  const isWhole = grams >= 1 && Math.abs(grams - kilogram * displayMultiplier) < gramTolerance;
  return isWhole ? grams : kilogram;
}
