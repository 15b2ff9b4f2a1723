import type { PackedSection } from "../features/catalog/packed-dish.ts";
import { laterSections } from "../server/home-data.ts";
import type { Loader } from "../server/loader.ts";

/** What the first pass of the home page's menu left out (STATE-2); nothing where the menu is not fragmented. */
export const loader: Loader<readonly PackedSection[]> = ({ page }) => laterSections(page);
