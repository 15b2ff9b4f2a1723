import { loader as category } from "../routes/category.loader.ts";
import { loader as giftOptions } from "../routes/gift-options.loader.ts";
import { loader as home } from "../routes/home.loader.ts";
import { loader as lk } from "../routes/lk.loader.ts";
import { loader as orderId } from "../routes/order-id.loader.ts";
import { loader as page } from "../routes/page.loader.ts";
import { loader as placeOptions } from "../routes/place-options.loader.ts";
import { loader as product } from "../routes/product.loader.ts";
import { loader as root } from "../routes/root.loader.ts";
import { loader as sheet } from "../routes/sheet.loader.ts";
import { type Loader, routeNotFound } from "./loader.ts";

/** Route id → its loader. Imported by the server's bundle alone. */
export const loaders: Readonly<Record<string, Loader<unknown>>> = {
  root,
  sheet,
  home,
  menu: category,
  "menu-product": product,
  "categories-menu": category,
  "categories-menu-product": product,
  categories: category,
  "categories-product": product,
  "catalog-menu": category,
  lk,
  "order-id": orderId,
  "place-options": placeOptions,
  "gift-options": giftOptions,
  page,
  "not-found": () => {
    throw routeNotFound();
  },
};
