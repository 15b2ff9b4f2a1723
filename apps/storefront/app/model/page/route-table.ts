import type { RouteName } from "./route-name.ts";

export type PageFile = `./routes/${string}.tsx`;

interface RouteOf<Child> {
  readonly name?: RouteName;
  readonly path?: string;
  readonly index?: true;
  /** File of the page, loaded when it opens. */
  readonly page?: PageFile;
  /** The page shows messages that no first page shows: they are fetched with its script. */
  readonly messages?: "later";
  /** Data for the browser's scripts and no page: its address by itself is not found. */
  readonly resource?: true;
  readonly children?: readonly Child[];
}

/** An entry as it is written below. False: the page has no loader. */
interface WrittenEntry extends RouteOf<WrittenEntry> {
  readonly id: string;
  readonly loads?: false;
}

/** Category page with its product sheet: the list belongs to the parent, so opening a product loads the product alone. */
function menuBranch<const Id extends string>(
  id: Id,
  path: string,
  names: { category: RouteName; subcategory: RouteName; product: RouteName },
  {
    segment = "",
    page = "./routes/catalog/category.tsx",
  }: { readonly segment?: string; readonly page?: PageFile } = {},
) {
  const sub = `${segment}:subCategorySlug`;
  return {
    id,
    path,
    page,
    children: [
      { id: `${id}-category`, index: true, name: names.category, loads: false },
      { id: `${id}-subcategory`, path: sub, name: names.subcategory, loads: false },
      { id: `${id}-product`, path: `${sub}/:slugProduct`, name: names.product, page: "./routes/catalog/product.tsx" },
    ],
  } as const;
}

/**
 * The one registry of routes: path, name, page, message group, and whether loaders.ts has a loader under the id. Every
 * page is below the product sheet, which any address may open.
 */
const table = [
  { id: "home", index: true, name: "index", page: "./routes/home.tsx" },
  menuBranch("menu", "menu/:categorySlug", {
    category: "menu-categories",
    subcategory: "menu-categories-subcategory",
    product: "menu-categories-subcategory-product",
  }),
  menuBranch(
    "categories-menu",
    "categories/:id/menu/:categorySlug",
    {
      category: "categories-page",
      subcategory: "categories-subcategory-page",
      product: "categories-product-page",
    },
    { page: "./routes/catalog/categories.tsx" },
  ),
  menuBranch(
    "categories",
    "categories/:id",
    {
      category: "categories-id",
      subcategory: "categories-id-subcategories-subcategory",
      product: "categories-product-page",
    },
    { segment: "subcategories/", page: "./routes/catalog/categories.tsx" },
  ),
  {
    id: "catalog-menu",
    path: "catalog/:id/menu/:categorySlug",
    name: "catalog-menu",
    page: "./routes/catalog/category.tsx",
  },
  { id: "catalog-custom", path: "catalog/custom", name: "catalog-custom", page: "./routes/catalog/catalog-custom.tsx" },
  { id: "catalog-tiles", path: "CategoriesPage", name: "catalog-tiles", page: "./routes/catalog/catalog-tiles.tsx" },
  // Page types with the catalogue under /categories have both here (SEO-1).
  {
    id: "categories-custom",
    path: "categories/custom",
    name: "catalog-custom",
    page: "./routes/catalog/catalog-custom.tsx",
  },
  { id: "categories-tiles", path: "categories", name: "catalog-tiles", page: "./routes/catalog/catalog-tiles.tsx" },
  { id: "gallery", path: "gallery", name: "gallery", page: "./routes/content/gallery.tsx" },
  { id: "seo-data", path: "seoData", name: "seo-data", page: "./routes/catalog/seo-data.tsx" },
  { id: "contacts", path: "contacts", name: "contacts", page: "./routes/content/contacts.tsx" },
  { id: "blog", path: "blog", name: "blog", page: "./routes/content/blog.tsx" },
  { id: "blog-post", path: "blog/:slug", name: "blog-slug", page: "./routes/content/blog-post.tsx" },
  { id: "brands", path: "brands", name: "brands", page: "./routes/content/brands.tsx" },
  { id: "brand", path: "brands/:slug", name: "brands-slug", page: "./routes/content/brand.tsx" },
  {
    id: "promocodes",
    path: "promocodes",
    name: "promocodes",
    page: "./routes/orders/promocodes.tsx",
    messages: "later",
  },
  { id: "information", path: "information", name: "information", page: "./routes/content/information.tsx" },
  {
    id: "information-page",
    path: "information/page/:slug",
    name: "information-page-slug",
    page: "./routes/content/information-page.tsx",
  },
  {
    id: "information-post",
    path: "information/post/:slug",
    name: "information-post-slug",
    page: "./routes/content/information-post.tsx",
  },
  {
    id: "lk",
    path: "lk",
    page: "./routes/account/lk.tsx",
    messages: "later",
    children: [
      { id: "lk-info", index: true, name: "lk", page: "./routes/account/lk-info.tsx", messages: "later" },
      { id: "lk-game", path: "game", name: "lk", page: "./routes/account/lk-game.tsx", messages: "later" },
      { id: "lk-orders", path: "orders", name: "lk", page: "./routes/account/lk-orders.tsx", messages: "later" },
      { id: "lk-bonuses", path: "bonuses", name: "lk", page: "./routes/account/lk-bonuses.tsx", messages: "later" },
      { id: "lk-favorite", path: "favorite", name: "lk", page: "./routes/account/lk-favorite.tsx", messages: "later" },
      { id: "lk-referals", path: "referals", name: "lk", page: "./routes/account/lk-referals.tsx", messages: "later" },
      {
        id: "lk-promocodes",
        path: "promocodes",
        name: "lk",
        page: "./routes/account/lk-promocodes.tsx",
        messages: "later",
      },
      {
        id: "lk-preferences",
        path: "preferences",
        name: "lk",
        page: "./routes/account/lk-preferences.tsx",
        messages: "later",
      },
      {
        id: "lk-notifications",
        path: "notifications",
        name: "lk",
        page: "./routes/account/lk-notifications.tsx",
        messages: "later",
      },
      { id: "lk-unknown", path: "*", name: "lk" },
    ],
  },
  { id: "wheel", path: "wheel", page: "./routes/orders/wheel.tsx", messages: "later" },
  { id: "search", path: "search", name: "search", page: "./routes/catalog/search.tsx", messages: "later" },
  { id: "dishes", path: "dishes/:ids", resource: true },
  { id: "similar-dishes", path: "similar-dishes/:ids", resource: true },
  { id: "dish-marks", path: "dish-marks", resource: true },
  { id: "order", path: "order", name: "order", page: "./routes/orders/order.tsx", messages: "later", loads: false },
  { id: "order-id", path: "order/:id", name: "order-id", page: "./routes/orders/order-id.tsx", messages: "later" },
  { id: "booking", path: "booking/:id", page: "./routes/orders/booking.tsx", messages: "later" },
  { id: "group-order", path: "together/:id", page: "./routes/orders/group-order.tsx", messages: "later" },
  { id: "place-options", path: "place-options", resource: true },
  { id: "gift-options", path: "gift-options/:ids", resource: true },
  { id: "last-choice", path: "last-choice/:id", resource: true },
  { id: "goal-dishes", path: "goal-dishes/:missing/:ids", resource: true },
  { id: "popups", path: "popups", resource: true },
  { id: "second-pass", path: "second-pass", resource: true },
  { id: "live-orders", path: "live-orders/:id", resource: true },
  { id: "coupon-info", path: "coupon-info/:id", resource: true },
  // The service worker shows it instead of a page that is not cached.
  { id: "offline", path: "offline", name: "offline", loads: false },
  { id: "page", path: ":slug", name: "slug", page: "./routes/content/page.tsx" },
  { id: "not-found", path: "*", name: "not-found" },
] as const satisfies readonly WrittenEntry[];

type Nested<Entry> = Entry extends { readonly children: readonly (infer Child)[] } ? Entry | Nested<Child> : Entry;
type EachEntry = Nested<(typeof table)[number]>;
type Unloaded = Extract<EachEntry, { readonly loads: false }>;

/** Ids of the routes that load data. The shop's frame and the dish over a page are above the table. */
export type LoadedRoute = "root" | "sheet" | Exclude<EachEntry, Unloaded>["id"];

export type RouteEntry = RouteOf<RouteEntry> &
  (
    | {
        /** Key of the loader in loaders.ts and of the payload in the address. */
        readonly id: LoadedRoute;
        readonly loads?: never;
      }
    | { readonly id: Unloaded["id"]; readonly loads: false }
  );

export const routeTable: readonly RouteEntry[] = table;
