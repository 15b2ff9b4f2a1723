import { describe, expect, it } from "vitest";
import { pickLayout } from "./pick-layout.ts";

describe("the layout of a page", () => {
  it.each(["samokat", "lavka"] as const)("LAYOUT-2 is samokat for the page type %s, whatever the route", (type) => {
    expect(pickLayout(type, "index")).toBe("samokat");
    expect(pickLayout(type, "categories-id")).toBe("samokat");
  });

  it("LAYOUT-2 is restaurant for the page type restoran, whatever the route", () => {
    expect(pickLayout("restoran", "menu-categories")).toBe("restaurant");
    expect(pickLayout("restoran", undefined)).toBe("restaurant");
  });

  it.each([
    "categories-id",
    "categories-id-subcategories-subcategory",
    "categories-product-page",
    "categories-page",
    "categories-subcategory-page",
  ] as const)("LAYOUT-3 is catalog for the route %s of an ordinary shop", (name) => {
    expect(pickLayout("default", name)).toBe("catalog");
    expect(pickLayout("lending", name)).toBe("catalog");
  });

  it.each(["cat1", "cat2", "cat12"] as const)(
    "LAYOUT-3 is catalog for the menu routes of page type %s, default for its other routes",
    (type) => {
      expect(pickLayout(type, "menu-categories")).toBe("catalog");
      expect(pickLayout(type, "menu-categories-subcategory")).toBe("catalog");
      expect(pickLayout(type, "menu-categories-subcategory-product")).toBe("catalog");
      expect(pickLayout(type, "index")).toBe("default");
      expect(pickLayout(type, "order")).toBe("default");
    },
  );

  it("LAYOUT-1 is default for the menu routes of an ordinary shop and for all other routes", () => {
    expect(pickLayout("default", "menu-categories")).toBe("default");
    expect(pickLayout("default", "slug")).toBe("default");
    expect(pickLayout("default", undefined)).toBe("default");
  });
});
