import type { Loader } from "../request/loader.ts";
import { type HomeData, homeData } from "./home-data.ts";

export type { HomeData };

/** The home page: banners and stories of the branch, and the menu at once. */
export const loader: Loader<HomeData> = ({ page }) => homeData(page);
