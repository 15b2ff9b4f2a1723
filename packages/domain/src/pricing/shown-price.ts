import type { ComboDiscount, Product } from "../catalog/types.ts";
import { type Money, maxMoney, scaleMoney, subtractMoney } from "../money/money.ts";
import { comboOfUnit, priceOfUnit } from "./price-line.ts";

/** A price with its weight. A null weight means one piece or one portion. */
export interface ShownPrice {
  readonly amount: Money;
  readonly grams: number | null;
}

export interface ShownDish extends Pick<Product, "measure" | "displayMultiplier"> {
  /** The discount of a set. Null for any other dish. */
  readonly combo: ComboDiscount | null;
}

const kilogram = 1000;
/** Binary fractions such as 0.1 × 1000 may differ from a whole gram by less than this. */
const gramTolerance = 1e-6;

/**
 * The price that a card shows, with its weight. Goods sold by grams are priced per 1000 g. The customer
 * multiplier sets the shown weight (0.1: 100 g), and the price is exactly the price of that weight in the
 * cart. For a piece or portion the multiplier affects only sorting (VALID-7), because no unit names a part of
 * it. The price of a set is what it costs with its discount, as on the button and in the cart.
 */
export function shownPrice(dish: ShownDish, price: Money): ShownPrice {
  const { amount, grams } = menuPrice(dish, price);
  return { amount: subtractMoney(amount, comboOfUnit(dish.combo, amount)), grams };
}

/** The former price beside the shown one: before a reduction or the discount of a set. Null if it is not more. */
export function formerPrice(dish: ShownDish, price: Money, regularPrice: Money): Money | null {
  const { amount } = menuPrice(dish, maxMoney(price, regularPrice));
  return amount > shownPrice(dish, price).amount ? amount : null;
}

function menuPrice({ measure, displayMultiplier }: ShownDish, price: Money): ShownPrice {
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
