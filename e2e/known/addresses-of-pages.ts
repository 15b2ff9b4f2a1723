/** Every kind of public page, by its address in the demo shop. */
export const publicPages = [
  "/",
  "/menu/picca",
  "/menu/picca/na-tomatnom-souse",
  "/menu/picca/na-tomatnom-souse/pizza-margarita",
  "/?product_id=106101",
  "/categories/106",
  "/catalog/106/menu/picca",
  "/catalog/custom",
  "/CategoriesPage",
  "/search",
  "/search?q=суп",
  "/search?q=ъъъъъъ",
  "/order",
  "/contacts",
  "/gallery",
  "/seoData",
  "/blog",
  "/blog/hleb-na-zakvaske",
  "/brands",
  "/brands/melnica-zhernov",
  "/promocodes",
  "/information",
  "/information/page/zabota-o-klientah",
  "/information/post/lavka-otkrylas",
  "/o-nas",
] as const;

/** Addresses without a page: an unknown route, and a known one without its slug. */
export const missingPages = ["/no/such/place", "/blog/nope"] as const;

/** The account's pages, for signed-in shoppers. */
export const accountPages = [
  "/lk",
  "/lk/orders",
  "/lk/bonuses",
  "/lk/favorite",
  "/lk/referals",
  "/lk/promocodes",
  "/lk/preferences",
  "/lk/notifications",
  "/lk/game",
  "/wheel",
] as const;

/** Page types other than the default, each with its own home page and section. */
export const pageTypes = ["cat1", "cat2", "cat12", "restoran", "samokat", "lavka", "lending"] as const;
