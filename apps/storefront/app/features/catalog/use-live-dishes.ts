import type { StopList } from "@skatert/contract";
import { useMemo } from "react";
import { useStopList } from "../../state/stop-list.ts";
import type { DishCard, DishDetail } from "./dish.ts";
import { canOrder } from "./dish-state-text.ts";

/** Dishes as they can be had now: what the branch has sold out since the page was made says so. */
export function useLiveDishes(dishes: readonly DishCard[]): readonly DishCard[] {
  const products = useStopList((list) => list.products);
  return useMemo(
    () => (products.size === 0 ? dishes : dishes.map((dish) => liveDish(dish, products))),
    [dishes, products],
  );
}

/** As useLiveDishes, with the variations. */
export function useLiveDetail(detail: DishDetail): DishDetail {
  const products = useStopList((list) => list.products);
  const variations = useStopList((list) => list.variations);
  return useMemo(() => liveDetail(detail, { products, variations }), [detail, products, variations]);
}

export function liveDetail<Detail extends Pick<DishDetail, "card" | "variations">>(
  detail: Detail,
  { products, variations }: Pick<StopList, "products" | "variations">,
): Detail {
  if (products.size === 0 && variations.size === 0) return detail;
  return {
    ...detail,
    card: liveDish(detail.card, products),
    variations: detail.variations.map((each) => (variations.has(each.id) ? { ...each, inStock: false } : each)),
  };
}

/** What cannot be had for another reason keeps it. */
function liveDish(dish: DishCard, products: StopList["products"]): DishCard {
  return products.has(dish.id) && canOrder(dish.state) ? { ...dish, state: { kind: "sold-out" } } : dish;
}
