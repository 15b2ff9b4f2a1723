import { addMoney, type ShownPrice, shownPrice } from "@skatert/domain";
import type { DishCard } from "./dish.ts";

/**
 * The shown price with the cheapest options that must be chosen (MENU-16). Those of a dish by weight are chosen once for
 * any weight, so they are not part of the price of a weight.
 */
export function leastShown(
  card: Pick<DishCard, "measure" | "displayMultiplier" | "combo" | "price" | "choicePrice">,
): ShownPrice {
  const { amount, grams } = shownPrice(card, card.price);
  return { amount: grams === null ? addMoney(amount, card.choicePrice) : amount, grams };
}
