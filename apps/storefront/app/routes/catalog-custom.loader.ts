import type { PackedSection } from "../features/catalog/packed-dish.ts";
import type { Loader } from "../server/loader.ts";
import { allSections } from "../server/menu-sections.ts";
import { memoisedByMinute } from "../server/shop-source.ts";

export interface CatalogCustomData {
  readonly sections: readonly PackedSection[];
}

/** The catalogue as a printed menu: every section with names and prices (ROUTE-6). */
export const loader: Loader<CatalogCustomData> = ({ page }) =>
  memoisedByMinute("printed menu", page, async () => ({ sections: allSections(page) }));
