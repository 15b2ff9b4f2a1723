import { describe, expect, it } from "vitest";
import type { RouteHandle } from "../../layouts/route-handle.ts";
import { createMatcher } from "../../routing/match.ts";
import { buildRoutes } from "./build-routes.ts";

const match = createMatcher(buildRoutes(() => () => null));

function at(path: string) {
  const matches = match(path) ?? [];
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  return { name: handle?.name, params: matches.at(-1)?.params };
}

describe("route table", () => {
  it.each([
    ["ROUTE-1 home", "/", "index", {}],
    ["ROUTE-1 generic page", "/o-nas", "slug", { slug: "o-nas" }],
    ["ROUTE-4 checkout", "/order", "order", {}],
    ["ROUTE-4 order", "/order/17", "order-id", { id: "17" }],
    [
      "ROUTE-7 category by id with menu slug",
      "/catalog/106/menu/picca",
      "catalog-menu",
      { id: "106", categorySlug: "picca" },
    ],
    ["ROUTE-9 category", "/menu/picca", "menu-categories", { categorySlug: "picca" }],
    [
      "ROUTE-9 subcategory",
      "/menu/picca/s-myasom",
      "menu-categories-subcategory",
      { categorySlug: "picca", subCategorySlug: "s-myasom" },
    ],
    [
      "ROUTE-9 product",
      "/menu/picca/s-myasom/dyavola",
      "menu-categories-subcategory-product",
      { categorySlug: "picca", subCategorySlug: "s-myasom", slugProduct: "dyavola" },
    ],
    ["ROUTE-10 account", "/lk", "lk", {}],
    ["ROUTE-10 below the account", "/lk/orders", "lk", {}],
    ["ROUTE-11 category by id", "/categories/106", "categories-id", { id: "106" }],
    [
      "ROUTE-11 subcategory by id",
      "/categories/106/subcategories/s-myasom",
      "categories-id-subcategories-subcategory",
      { id: "106", subCategorySlug: "s-myasom" },
    ],
    ["ROUTE-11 category page", "/categories/106/menu/picca", "categories-page", { id: "106", categorySlug: "picca" }],
    [
      "ROUTE-11 subcategory page",
      "/categories/106/menu/picca/s-myasom",
      "categories-subcategory-page",
      { id: "106", categorySlug: "picca", subCategorySlug: "s-myasom" },
    ],
    [
      "ROUTE-11 product page",
      "/categories/106/menu/picca/s-myasom/dyavola",
      "categories-product-page",
      { id: "106", categorySlug: "picca", subCategorySlug: "s-myasom", slugProduct: "dyavola" },
    ],
    ["ROUTE-9 segments are required", "/menu", "slug", { slug: "menu" }],
    ["ROUTE-12 anything else", "/no/such/place", "not-found", {}],
  ])("%s", (_, path, name, params) => {
    expect(at(path)).toEqual({ name, params });
  });
});
