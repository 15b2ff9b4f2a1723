import type { CategoryTile } from "../features/catalog/category-tile.ts";
import { categoryTiles } from "../server/category-tiles.ts";
import type { Loader } from "../server/loader.ts";
import { memoisedByMinute } from "../server/shop-source.ts";

export interface CatalogTilesData {
  readonly tiles: readonly CategoryTile[];
}

/** The catalogue as pictures of its sections (ROUTE-6). */
export const loader: Loader<CatalogTilesData> = ({ page }) =>
  memoisedByMinute("tiles", page, async () => ({ tiles: categoryTiles(page) }));
