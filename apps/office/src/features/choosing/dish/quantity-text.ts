import type { Product } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { quantityGrid } from "../../../model/sale/dish-draft.ts";

/** How much of a dish, in words: grams of a weighed one. */
export function quantityText(product: Product | undefined, quantity: number, t: I18n["t"]): string {
  return quantityGrid(product).isByWeight
    ? t("change.gramsOf", { count: quantity })
    : t("board.times", { count: quantity });
}
