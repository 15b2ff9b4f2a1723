import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { type DishChoice, plainChoice } from "../sheet/dish-line.ts";
import { addDish } from "./add-dish.ts";
import type { DishCard, DishDetail } from "./dish.ts";

type Add = (dish: DishCard, choice?: DishChoice, detail?: DishDetail, onAdded?: () => void) => boolean;

/** `addDish` on this page, in its language. */
export function useAddDish(): Add {
  const i18n = useI18n();
  const { pageType } = useShop();
  return (dish, choice = plainChoice(dish), detail, onAdded) =>
    addDish({ dish, choice, detail, onAdded }, { i18n, language: i18n.language, pageType });
}
