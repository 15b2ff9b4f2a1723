import type { DishContext } from "../../features/catalog/card/dish-view.ts";
import { categoryPath } from "../catalog/categories/category-links.ts";
import { nextTimeOf } from "../place/next-time.ts";
import type { PageContext } from "../request/page-context.ts";
import { commonWord } from "../words/common-word.ts";

/** Inputs of a dish's view: the menu, the branch, the clock. */
export function dishContext({ catalog, shop, settings, now, ratings, contentLanguage }: PageContext): DishContext {
  return {
    catalog,
    buyingBan: settings.buyingBan,
    everyByRequest: settings.flags.simplifiedOrder,
    dishNotes: settings.flags.dishNotes,
    ratings,
    badgeName: (badge) => commonWord(badge, contentLanguage),
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
