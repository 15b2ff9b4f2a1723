import { favoriteProducts } from "@skatert/domain";
import { dishCard } from "../../features/catalog/card/dish-view.ts";
import { type PackedDish, packDish } from "../../features/catalog/menu/packed-dish.ts";
import { contentTexts } from "../content/content-texts.ts";
import type { Loader } from "../request/loader.ts";
import { own, personalClient } from "../request/personal.ts";
import { dishContext } from "../shop/dish-context.ts";

export interface FavoriteData {
  readonly dishes: readonly PackedDish[];
}

/** The caller's favorites from the present menu (SCREEN-3). */
export const loader: Loader<FavoriteData> = async ({ page }) => {
  const ids = new Set(own(await personalClient(page).account.favorites()));
  const labels = await contentTexts(page, ["favorites.labelNew", "favorites.labelPromotions"]);
  const products = favoriteProducts(page.catalog, ids, labels);
  const context = dishContext(page);
  return {
    dishes: products.map((product) => packDish(dishCard(product, context))),
  };
};
