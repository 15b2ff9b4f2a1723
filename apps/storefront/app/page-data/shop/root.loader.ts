import type { ShopView } from "../../model/shop/shop.ts";
import type { Loader } from "../request/loader.ts";

/** Shop data of every page. */
export const loader: Loader<ShopView> = ({ page }) => page.shop;
