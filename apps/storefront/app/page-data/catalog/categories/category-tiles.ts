import type { ShopColors } from "@skatert/contract";
import type { Category } from "@skatert/domain";
import { childrenOf, menuCategories, readableText, visibleProducts } from "@skatert/domain";
import type { CategoryTile } from "../../../features/catalog/sections/category-tile.ts";
import type { PageContext } from "../../request/page-context.ts";
import { dishContext } from "../../shop/dish-context.ts";

/** The menu's top sections as tiles, each with the branch's dishes. Empty sections are left out. */
export function categoryTiles(page: PageContext): readonly CategoryTile[] {
  const shown = menuCategories(page.catalog);
  const { categoryUrl } = dishContext(page);
  return topCategories(page)
    .map((category) => {
      const children = childrenOf(category, shown);
      return {
        id: category.id,
        name: category.visualName ?? category.name,
        url: categoryUrl(category),
        image: category.siteImage ?? category.image,
        ...inkOf(category, page.settings.look.colors),
        count: countDishes([category, ...children], page),
        children: children.map((each) => ({ id: each.id, name: each.visualName ?? each.name, url: categoryUrl(each) })),
      };
    })
    .filter(({ count }) => count > 0);
}

/** Leaves out a colour that equals the shop's text colour. */
function inkOf({ textColor }: Category, colors: ShopColors): Pick<CategoryTile, "ink"> {
  if (textColor === null || textColor === colors.text) return {};
  const light = readableText(textColor, colors, "light");
  const dark = readableText(textColor, colors, "dark");
  return light === null || dark === null ? {} : { ink: { light, dark } };
}

/** Sections of the menu without a shown parent. */
export function topCategories({ catalog }: Pick<PageContext, "catalog">): readonly Category[] {
  const shown = menuCategories(catalog);
  return shown.filter(({ parentId }) => parentId === null || !shown.some(({ id }) => id === parentId));
}

function countDishes(categories: readonly Category[], { shop, settings }: PageContext): number {
  const view = { locationId: shop.locationId, showOutOfStock: settings.flags.showOutOfStock };
  return new Set(categories.flatMap((category) => visibleProducts(category, view).map(({ id }) => id))).size;
}
