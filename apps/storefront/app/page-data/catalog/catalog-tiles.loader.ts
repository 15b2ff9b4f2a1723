import type { CategoryTile } from "../../features/catalog/sections/category-tile.ts";
import type { Loader } from "../request/loader.ts";
import { memoisedByMinute } from "../shop/shop-source.ts";
import { categoryTiles } from "./categories/category-tiles.ts";

export interface CatalogTilesData {
  readonly tiles: readonly CategoryTile[];
}

/** The catalogue as tiles of its sections (ROUTE-6). */
export const loader: Loader<CatalogTilesData> = ({ page }) =>
  memoisedByMinute("tiles", page, async () => ({ tiles: categoryTiles(page) }));
