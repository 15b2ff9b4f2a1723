import { FavoritesPage } from "../../features/account/favorites/favorites-page.tsx";
import { DishGrid } from "../../features/catalog/card/dish-grid.tsx";
import { unpackDish } from "../../features/catalog/menu/packed-dish.ts";
import type { FavoriteData } from "../../page-data/account/lk-favorite.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** The shopper's favorite dishes as menu cards. */
export function Component() {
  const { dishes } = useLoaderData<FavoriteData>();
  return <FavoritesPage dishes={dishes}>{(shown) => <DishGrid dishes={shown.map(unpackDish)} first />}</FavoritesPage>;
}
