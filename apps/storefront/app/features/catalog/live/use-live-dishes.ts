import { useMemo } from "react";
import { type ShownStops, useStopList } from "../../../model/catalog/stop-list.ts";
import type { DishCard, DishDetail } from "../card/dish.ts";
import { canOrder } from "../card/dish-state-text.ts";
import { type MenuTime, useMenuTime } from "./menu-time.ts";

/** Dishes with the present stop-list: marks those that the branch sold out since the page was rendered. */
export function useLiveDishes(dishes: readonly DishCard[]): readonly DishCard[] {
  const products = useStopList((list) => list.products);
  const stateAt = useMenuTime((menu) => menu.stateAt);
  return useMemo(
    () =>
      products.size === 0 && !stateAt ? dishes : dishes.map((dish) => liveDish(timedDish(dish, stateAt), products)),
    [dishes, products, stateAt],
  );
}

/** Like useLiveDishes, with the variations. */
export function useLiveDetail(detail: DishDetail): DishDetail {
  const products = useStopList((list) => list.products);
  const variations = useStopList((list) => list.variations);
  const stateAt = useMenuTime((menu) => menu.stateAt);
  return useMemo(() => {
    const card = timedDish(detail.card, stateAt);
    return liveDetail(card === detail.card ? detail : { ...detail, card }, { products, variations });
  }, [detail, products, variations, stateAt]);
}

export function liveDetail<Detail extends Pick<DishDetail, "card" | "variations">>(
  detail: Detail,
  { products, variations }: Pick<ShownStops, "products" | "variations">,
): Detail {
  if (products.size === 0 && variations.size === 0) return detail;
  return {
    ...detail,
    card: liveDish(detail.card, products),
    variations: detail.variations.map((each) => {
      const note = variations.get(each.id);
      return note === undefined ? each : { ...each, inStock: false, note };
    }),
  };
}

/** The dish at the time chosen for the order. */
function timedDish(dish: DishCard, stateAt: MenuTime["stateAt"]): DishCard {
  return stateAt && dish.hours.length > 0 && canOrder(dish.state) ? { ...dish, state: stateAt(dish.hours) } : dish;
}

/** A dish that is unavailable for another reason keeps that reason. */
function liveDish(dish: DishCard, products: ShownStops["products"]): DishCard {
  const text = products.get(dish.id);
  return text !== undefined && canOrder(dish.state) ? { ...dish, state: { kind: "sold-out", text } } : dish;
}
