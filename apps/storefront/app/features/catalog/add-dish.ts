import type { CatalogType } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";
import { useCart } from "../../state/cart-store.ts";
import { openModal } from "../../state/modals.ts";
import { notify } from "../../state/notices.ts";
import type { DishCard, DishDetail } from "./dish.ts";
import { type DishChoice, lineOfDish } from "./dish-line.ts";

export interface Added {
  readonly dish: DishCard;
  readonly choice: DishChoice;
  readonly detail?: DishDetail | undefined;
}

/** Its cards turn into a stepper at once, so no notice is needed (CART-5). */
const silentType: CatalogType = "samokat";

/** Puts a dish in the cart and says so (CART-1, CART-5); false when something has to be settled first. */
export function addDish(
  { dish, choice, detail }: Added,
  page: { readonly t: I18n["t"]; readonly pageType: CatalogType },
) {
  if (dish.byRequest) {
    openModal("request", { dish: { id: dish.id, name: dish.name } });
    return false;
  }
  if (useCart.getState().add(lineOfDish(dish, choice, detail)) !== "added") return false;
  if (page.pageType !== silentType) notify(page.t("cart.added", { name: dish.name }));
  return true;
}
