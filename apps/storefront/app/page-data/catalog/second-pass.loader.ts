import type { PackedSection } from "../../features/catalog/menu/packed-dish.ts";
import type { Loader } from "../request/loader.ts";
import { laterSections } from "./home-data.ts";

/** What the first pass of the home page's menu left out (STATE-2); nothing where the menu is not fragmented. */
export const loader: Loader<readonly PackedSection[]> = ({ page }) => laterSections(page);
