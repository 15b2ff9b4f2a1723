import { shownPrice } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { contentText } from "../../../model/catalog/dish-content.ts";
import type { DishCard, DishVariation } from "../card/dish.ts";

/**
 * Price and content of a choice below its name: "590 ₽ · 490 г". If the name is the content ("0,5 л"), it is
 * not repeated.
 */
export function choiceNote(
  { name, price, netContent, note }: Pick<DishVariation, "name" | "price" | "netContent" | "note">,
  dish: Pick<DishCard, "measure" | "displayMultiplier" | "combo">,
  i18n: I18n,
): string {
  if (note) return note;
  const { amount } = shownPrice(dish, price);
  const content = contentText({ measure: dish.measure, netContent }, i18n);
  const isNamed = content?.replace(/\s/g, "") === name.replace(/\s/g, "");
  return [i18n.formatPrice(amount), isNamed ? null : content].filter(Boolean).join(" · ");
}
