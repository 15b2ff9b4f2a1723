import type { ShopView } from "../../model/shop/shop.ts";
import type { Loader } from "../request/loader.ts";

/** What every page knows of the shop. */
export const loader: Loader<ShopView> = ({ page }) => page.shop;
