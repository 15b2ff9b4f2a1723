import type { MouseEvent, PointerEvent } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { toggleFavorite } from "../../../model/catalog/favorites-change.ts";
import { openedHere, sheetUrl } from "../../../model/page/sheet-links.ts";
import { useLocation, useNavigate } from "../../../routing/hooks.ts";
import { loadOpenedDish } from "../sheet/load-opened-dish.ts";
import type { DishCard as Dish } from "./dish.ts";
import { useAddDish } from "./use-add-dish.ts";

/** Preload the sheet's script at pointerdown. */
export function fetchSheet(event: PointerEvent): void {
  if (event.target instanceof Element && event.target.closest("article,[data-dish]")) void loadOpenedDish();
}

/** One listener for all dishes of a list: adds a dish without choices, otherwise opens the sheet. */
export function useDishClick(dishes: readonly Dish[]) {
  const navigate = useNavigate();
  const location = useLocation();
  const add = useAddDish();
  const i18n = useI18n();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-add],[data-dish],[data-like]") : null;
    const id = Number(target?.dataset["like"] ?? target?.dataset["add"] ?? target?.dataset["dish"]);
    const dish = dishes.find((each) => each.id === id);
    if (!target || !dish) return;
    event.preventDefault();
    if (target.dataset["like"]) toggleFavorite(id, dish.name, i18n);
    else if (target.dataset["add"] && !dish.asksChoice) add(dish);
    else navigate(sheetUrl(location, id), { preventScrollReset: true, state: openedHere });
  };
}
