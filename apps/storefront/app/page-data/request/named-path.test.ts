import { describe, expect, it } from "vitest";
import type { RouteName } from "../../model/page/route-name.ts";
import { pathTo } from "./named-path.ts";

describe("address by route name", () => {
  it.each([
    ["index", {}, "/"],
    ["menu-categories", { categorySlug: "picca" }, "/menu/picca"],
    ["categories-id", { id: 106 }, "/categories/106"],
    ["categories-id-subcategories-subcategory", { id: 106, subCategorySlug: "a" }, "/categories/106/subcategories/a"],
    ["categories-page", { id: 106, categorySlug: "picca" }, "/categories/106/menu/picca"],
    ["blog-slug", { slug: "суп дня" }, "/blog/%D1%81%D1%83%D0%BF%20%D0%B4%D0%BD%D1%8F"],
  ] as const)("ROUTE-11 %s %o is %s", (name, params, path) => {
    expect(pathTo(name, params)).toBe(path);
  });

  it("ROUTE-12 throws a clear error for an unknown name", () => {
    // An unknown name, as untyped code could pass it.
    const unknown: RouteName = JSON.parse('"no-such-route"');
    expect(() => pathTo(unknown)).toThrow('no route has the name "no-such-route"');
  });

  it("ROUTE-12 throws a clear error for parameters that the route does not take", () => {
    expect(() => pathTo("menu-categories")).toThrow('no route "menu-categories" takes the parameters: none');
    expect(() => pathTo("blog-slug", { id: 1 })).toThrow('no route "blog-slug" takes the parameters: id');
  });
});
