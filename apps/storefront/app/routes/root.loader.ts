import type { Loader } from "../server/loader.ts";
import type { ShopView } from "../state/shop.ts";

/** What every page knows of the shop. */
export const loader: Loader<ShopView> = ({ page }) => page.shop;
