import type { CatalogType } from "@skatert/contract";
import type { RouteName } from "../model/page/route-name.ts";

export type LayoutName = "default" | "catalog" | "restaurant" | "samokat";

/** Page types whose layout applies to every route (LAYOUT-2). */
const layoutOfType: Readonly<Partial<Record<CatalogType, LayoutName>>> = {
  samokat: "samokat",
  lavka: "samokat",
  restoran: "restaurant",
};

/** Route names that use the catalog layout in every page type (LAYOUT-3). */
const catalogRoutes: readonly RouteName[] = [
  "categories-id",
  "categories-id-subcategories-subcategory",
  "categories-product-page",
  "categories-page",
  "categories-subcategory-page",
];

/** Page types whose menu routes also use it (LAYOUT-3). */
const catalogTypes: readonly CatalogType[] = ["cat1", "cat2", "cat12"];
const menuRoutes: readonly RouteName[] = [
  "menu-categories",
  "menu-categories-subcategory",
  "menu-categories-subcategory-product",
];

/** The layout of a page by the shop's page type and the route's name (LAYOUT-1). */
export function pickLayout(pageType: CatalogType, routeName: RouteName | undefined): LayoutName {
  const ofType = layoutOfType[pageType];
  if (ofType) return ofType;
  if (!routeName) return "default";
  if (catalogRoutes.includes(routeName)) return "catalog";
  return catalogTypes.includes(pageType) && menuRoutes.includes(routeName) ? "catalog" : "default";
}
