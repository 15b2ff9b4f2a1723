import { type HomeData, homeData } from "../server/home-data.ts";
import type { Loader } from "../server/loader.ts";

export type { HomeData };

/** The home page: banners and stories of the branch, and the menu at once. */
export const loader: Loader<HomeData> = ({ page }) => homeData(page);
