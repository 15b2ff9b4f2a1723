import type { CatalogType } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../state/cart-store.ts";
import { openModal } from "../../state/modals.ts";
import { notify } from "../../state/notices.ts";
import { useShop } from "../../state/shop-context.tsx";
import type { DishCard, DishDetail } from "./dish.ts";
import { type DishChoice, lineOfDish, plainChoice } from "./dish-line.ts";

type Add = (dish: DishCard, choice?: DishChoice, detail?: DishDetail) => boolean;

/** Grocery pages, whose cards turn into a stepper at once: that says it (CART-5). */
const silentTypes: readonly CatalogType[] = ["samokat", "lavka"];

/** Puts a dish in the cart and says so (CART-1, CART-5); false when something has to be settled first. */
export function useAddDish(): Add {
  const { t } = useI18n();
  const { pageType } = useShop();
  return (dish, choice = plainChoice(dish), detail) => {
    if (dish.byRequest) {
      openModal("request", { dish: { id: dish.id, name: dish.name } });
      return false;
    }
    const result = useCart.getState().add(lineOfDish(dish, choice, detail));
    if (result !== "added") return false;
    if (!silentTypes.includes(pageType)) notify(t("cart.added", { name: dish.name }));
    return true;
  };
}
