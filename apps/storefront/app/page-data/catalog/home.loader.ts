import type { Loader } from "../request/loader.ts";
import { type HomeData, homeData } from "./home-data.ts";

export type { HomeData };

/** The home page: banners, stories and menu of the branch. */
export const loader: Loader<HomeData> = ({ page }) => homeData(page);
