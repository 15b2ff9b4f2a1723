import type { ComponentType } from "react";
import type { Head, HeadArgs } from "./head.ts";
import * as categoryPage from "./routes/category.tsx";
import * as homePage from "./routes/home.tsx";
import * as productPage from "./routes/product.tsx";

/** Names by which layouts and rules know a route (ROUTE-11). */
export type RouteName =
  | "index" | "slug"
  | "menu-categories" | "menu-categories-subcategory" | "menu-categories-subcategory-product"
  | "categories-id" | "categories-id-subcategories-subcategory"
  | "categories-page" | "categories-subcategory-page" | "categories-product-page"
  | "catalog-menu" | "order" | "order-id" | "lk" | "gallery" | "contacts" | "not-found";

/** What a file in routes/ exports; it composes features and holds no rules. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Written as a method so that a page may name its own loader's data. */
  head?(args: HeadArgs<unknown>): Head | null;
}

export interface RouteEntry {
  /** Key of the loader in server/loaders.ts and of the payload in the address. */
  readonly id: string;
  readonly name?: RouteName;
  readonly path?: string;
  readonly index?: true;
  /** A page that belongs to the first load, or the file of one that is fetched when it is opened. */
  readonly page?: PageModule | `./routes/${string}.tsx`;
  /** False: the page has no loader. */
  readonly loads?: false;
  readonly children?: readonly RouteEntry[];
}

const product: Pick<RouteEntry, "page"> = { page: productPage };

/** Category page with its product sheet: the list belongs to the parent, so opening a product loads the product alone. */
function menuBranch(id: string, path: string, names: { category: RouteName; subcategory: RouteName; product: RouteName }, segment = ""): RouteEntry {
  const sub = `${segment}:subCategorySlug`;
  return {
    id,
    path,
    page: categoryPage,
    children: [
      { id: `${id}-category`, index: true, name: names.category, loads: false },
      { id: `${id}-subcategory`, path: sub, name: names.subcategory, loads: false },
      { id: `${id}-product`, path: `${sub}/:slugProduct`, name: names.product, ...product },
    ],
  };
}

/** The address table: path → page → name. Every page stands under the product sheet, which any address may open. */
export const routeTable: readonly RouteEntry[] = [
  { id: "home", index: true, name: "index", page: homePage },
  menuBranch("menu", "menu/:categorySlug", {
    category: "menu-categories",
    subcategory: "menu-categories-subcategory",
    product: "menu-categories-subcategory-product",
  }),
  menuBranch("categories-menu", "categories/:id/menu/:categorySlug", {
    category: "categories-page",
    subcategory: "categories-subcategory-page",
    product: "categories-product-page",
  }),
  menuBranch("categories", "categories/:id", {
    category: "categories-id",
    subcategory: "categories-id-subcategories-subcategory",
    product: "categories-product-page",
  }, "subcategories/"),
  { id: "catalog-menu", path: "catalog/:id/menu/:categorySlug", name: "catalog-menu", page: categoryPage },
  { id: "lk", path: "lk/*", name: "lk" },
  { id: "order", path: "order", name: "order", page: "./routes/order.tsx", loads: false },
  { id: "order-id", path: "order/:id", name: "order-id", page: "./routes/order-id.tsx" },
  { id: "place-options", path: "place-options" },
  { id: "gift-options", path: "gift-options/:ids" },
  { id: "page", path: ":slug", name: "slug", page: "./routes/page.tsx" },
  { id: "not-found", path: "*", name: "not-found" },
];
