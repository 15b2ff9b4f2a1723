import { describe, expect, it } from "vitest";
import { categoryFields } from "./category-fields.ts";
import { categoryPatch } from "./category-patch.ts";

const facets = {
  catalog: {
    id: 1,
    name: "Супы",
    description: "",
    parent: 0,
    hide_category: "0",
    products: ["101", "102", "103"],
    image: { src: "/soup.webp", width: 800 },
    category_availability: { weekdays: "1,2,3,4,5", from: "08:00", to: "12:00" },
  },
  "prices/station": { id: 1, name: "Супы", products: ["103", "104", "101"] },
  "catalog.en": { id: 1, name: "Soups", description: "Hot" },
};
const before = categoryFields({ facets }, ["en", "de"]);
const patch = (change: Partial<typeof before>) => categoryPatch(before, { ...before, ...change }, facets);

describe("a category in its form (EDIT-1)", () => {
  it("reads every notation of the documents", () => {
    expect(before).toEqual({
      name: "Супы",
      description: "",
      isHidden: false,
      isOnHome: true,
      parent: "",
      picture: { src: "/soup.webp", width: 800 },
      hours: [{ days: [1, 2, 3, 4, 5], from: "08:00", to: "12:00" }],
      notes: "",
      texts: { en: { name: "Soups", description: "Hot" }, de: { name: "", description: "" } },
      products: ["101", "102", "103"],
      group: null,
    });
    const always = { catalog: { category_availability: null, dop_image_category_site: "/tile.jpg", image: "/a.jpg" } };
    expect(categoryFields({ facets: always }, [])).toMatchObject({ hours: [], picture: { src: "/tile.jpg" } });
  });

  it("sends nothing if nothing was changed", () => {
    expect(patch({})).toBeNull();
    expect(patch({ name: " Супы " })).toBeNull();
  });

  it("MENU-15 says whether guests may write notes for its dishes, or leaves it to what is above", () => {
    expect(patch({ notes: "forbid" })).toEqual({ set: { menus: { dish_notes: "forbid" } } });
    const stated = { ...before, notes: "allow" };
    expect(categoryPatch(stated, before, facets)).toEqual({ set: { menus: { dish_notes: null } } });
    expect(categoryFields({ facets: { catalog: { dish_notes: "allow" } } }, []).notes).toBe("allow");
  });

  it("sends only changed fields, to every menu with the category", () => {
    expect(patch({ name: "Первые блюда", isHidden: true })).toEqual({
      set: { menus: { name: "Первые блюда", hide_category: true } },
    });
    expect(patch({ parent: "7" })).toEqual({ set: { menus: { parent: 7 } } });
    expect(patch({ hours: [] })).toEqual({ set: { menus: { category_availability: null } } });
    expect(patch({ hours: [{ days: [7, 6], from: "10:00", to: "24:00" }] })).toEqual({
      set: { menus: { category_availability: { weekdays: [6, 7], from: "10:00", to: "24:00" } } },
    });
  });

  it("orders the dishes of each menu without adding or losing one", () => {
    expect(patch({ products: ["103", "101", "102"] })).toEqual({
      set: {
        catalog: { products: ["103", "101", "102"] },
        "prices/station": { products: ["103", "101", "104"] },
      },
    });
  });

  it("writes a translation and removes an emptied one", () => {
    const texts = { en: { name: "Soup", description: "" }, de: { name: "", description: " Heiß " } };
    expect(patch({ texts })).toEqual({
      set: { "catalog.en": { name: "Soup" }, "catalog.de": { description: "Heiß" } },
      unset: { "catalog.en": ["description"] },
    });
  });

  it("replaces the tile's own picture with the chosen one", () => {
    const picture = { src: "/new.webp" };
    expect(patch({ picture })).toEqual({ set: { menus: { image: picture } } });
    expect(patch({ picture: null })).toEqual({ set: { menus: { image: "" } } });
    const own = { catalog: { ...facets.catalog, dop_image_category_site: "/tile.jpg" } };
    const shown = categoryFields({ facets: own }, []);
    expect(categoryPatch(shown, { ...shown, picture }, own)).toEqual({
      set: { menus: { image: picture, dop_image_category_site: "" } },
    });
  });
});
