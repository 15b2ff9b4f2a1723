import { homeCategory, type Product } from "@skatert/domain";
import { dishCard } from "../../../features/catalog/card/dish-view.ts";
import { type PackedDish, packDish } from "../../../features/catalog/menu/packed-dish.ts";
import type { PageContext } from "../../request/page-context.ts";
import { dishContext } from "../../shop/dish-context.ts";

/** Dishes packed for the browser, each as in the section nearest to the visitor. */
export function packedDishes(dishes: readonly Product[], page: PageContext): readonly PackedDish[] {
  const context = dishContext(page);
  return dishes.map((dish) => packDish(dishCard(dish, context, homeCategory(dish, page.catalog) ?? undefined)));
}
