import type { PackedSection } from "../../features/catalog/menu/packed-dish.ts";
import type { Loader } from "../request/loader.ts";
import { memoisedByMinute } from "../shop/shop-source.ts";
import { allSections } from "./sections/menu-sections.ts";

export interface CatalogCustomData {
  readonly sections: readonly PackedSection[];
}

/** The catalogue as a printed menu: every section with names and prices (ROUTE-6). */
export const loader: Loader<CatalogCustomData> = ({ page }) =>
  memoisedByMinute("printed menu", page, async () => ({ sections: await allSections(page) }));
