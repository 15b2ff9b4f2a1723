import type { Gallery } from "@skatert/contract";
import type { Loader } from "../request/loader.ts";
import { shopGalleries } from "./shop-content.ts";

export interface GalleryData {
  readonly galleries: readonly Gallery[];
}

/** Pictures of the shop (ROUTE-2). */
export const loader: Loader<GalleryData> = async ({ page }) => ({ galleries: await shopGalleries(page) });
