import type { DishContext } from "../../features/catalog/card/dish-view.ts";
import { categoryPath } from "../catalog/categories/category-links.ts";
import { nextTimeOf } from "../place/next-time.ts";
import type { PageContext } from "../request/page-context.ts";

/** Inputs of a dish's view: the menu, the branch, the clock. */
export function dishContext({ catalog, shop, settings, now, ratings }: PageContext): DishContext {
  return {
    catalog,
    buyingBan: settings.buyingBan,
    everyByRequest: settings.flags.simplifiedOrder,
    ratings,
    now,
    timeZone: settings.timeZone,
    locationId: shop.locationId,
    nextTime: nextTimeOf(settings, shop, now),
    categoryUrl: (category) =>
      categoryPath(
        category,
        (category.parentId !== null && catalog.categoryById.get(category.parentId)) || null,
        shop.pageType,
      ),
  };
}
