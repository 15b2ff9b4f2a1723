import type { Product } from "../catalog/types.ts";
import { type Money, scaleMoney } from "../money/money.ts";
import { priceOfUnit } from "./price-line.ts";

/** A price with the weight it is the price of; null: of one piece or one portion. */
export interface ShownPrice {
  readonly amount: Money;
  readonly grams: number | null;
}

const kilogram = 1000;
/** Binary fractions such as 0.1 × 1000 may miss a whole gram by less than this. */
const gramTolerance = 1e-6;

/**
 * What a card says a dish costs, and for how much of it. Goods sold by grams are priced per 1000 g; the customer
 * multiplier picks the weight that is shown (0.1: the price of 100 g), and the price is exactly what that weight
 * costs in the cart. A piece or a portion costs what is charged for one: no unit could name a part of it, so the
 * multiplier only sorts (VALID-7).
 */
export function shownPrice(
  { measure, displayMultiplier }: Pick<Product, "measure" | "displayMultiplier">,
  price: Money,
): ShownPrice {
  if (measure.kind !== "grams") return { amount: priceOfUnit({ measure, unitPrice: price, quantity: 1 }), grams: null };
  const grams = shownGrams(displayMultiplier);
  return { amount: scaleMoney(price, grams, kilogram), grams };
}

/** A multiplier that gives no whole number of grams names no weight a scale could show: the price of 1 kg is shown. */
function shownGrams(displayMultiplier: number): number {
  const grams = Math.round(kilogram * displayMultiplier);
  const isWhole = grams >= 1 && Math.abs(grams - kilogram * displayMultiplier) < gramTolerance;
  return isWhole ? grams : kilogram;
}
