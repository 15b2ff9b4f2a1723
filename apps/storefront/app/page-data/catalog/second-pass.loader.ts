import type { PackedSection } from "../../features/catalog/menu/packed-dish.ts";
import type { Loader } from "../request/loader.ts";
import { laterSections } from "./home-data.ts";

/**
 * The part of the home page's menu that the first pass left out (STATE-2). Empty if the menu is not
 * fragmented.
 */
export const loader: Loader<readonly PackedSection[]> = ({ page }) => laterSections(page);
