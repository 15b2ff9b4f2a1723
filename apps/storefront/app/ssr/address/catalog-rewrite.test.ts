import { describe, expect, it } from "vitest";
import { catalogRewrite } from "./catalog-rewrite.ts";

const address = (path: string) => new URL(path, "http://shop.test");

describe("catalogue addresses", () => {
  it.each(["cat1", "cat2"] as const)(
    "SEO-1 /catalog becomes /categories for page type %s with the same query",
    (type) => {
      expect(catalogRewrite(address("/catalog/106/menu/picca"), type)).toBe("/categories/106/menu/picca");
      expect(catalogRewrite(address("/catalog/custom?sort=price-asc"), type)).toBe("/categories/custom?sort=price-asc");
      expect(catalogRewrite(address("/catalog"), type)).toBe("/categories");
    },
  );

  it.each(["default", "cat12", "samokat", "lavka", "restoran", "lending"] as const)(
    "SEO-1 are unchanged for page type %s",
    (type) => {
      expect(catalogRewrite(address("/catalog/106/menu/picca"), type)).toBeNull();
    },
  );

  it("SEO-1 keep other words with the same prefix", () => {
    expect(catalogRewrite(address("/catalogue"), "cat1")).toBeNull();
    expect(catalogRewrite(address("/menu/picca"), "cat1")).toBeNull();
  });

  it("SEO-1 ROUTE-13 redirect to no other site, whatever the address contains", () => {
    const hostile = [
      "//evil.test/catalog",
      "/\\evil.test/catalog",
      "///evil.test/catalog",
      "/\t/evil.test/catalog?a=//b",
    ];
    for (const path of hostile) {
      // The server writes it after its own origin.
      const target = catalogRewrite(new URL(`http://shop.test${path}`), "cat1") ?? "";
      expect([path, new URL(target, "http://shop.test/").host]).toEqual([path, "shop.test"]);
    }
  });
});
