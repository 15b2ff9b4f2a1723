import { FavoritesPage } from "../features/account/favorites-page.tsx";
import { DishGrid } from "../features/catalog/dish-grid.tsx";
import { unpackDish } from "../features/catalog/packed-dish.ts";
import { useLoaderData } from "../routing/hooks.ts";
import type { FavoriteData } from "./lk-favorite.loader.ts";

/** The shopper's favourite dishes, as cards of the menu. */
export function Component() {
  const { dishes } = useLoaderData<FavoriteData>();
  return <FavoritesPage dishes={dishes}>{(shown) => <DishGrid dishes={shown.map(unpackDish)} first />}</FavoritesPage>;
}
