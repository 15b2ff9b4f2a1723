import { describe, expect, it } from "vitest";
import { dishFieldAt } from "./draft-fields.ts";

const price = { price: "300", regular: "" };
const size = (id: string) => ({ id, name: id, weight: "", ...price, isInStock: true, menus: [price] });
const menus = [{ menu: "prices/station", hasDish: true, ...price }];
const [plain, sized] = [dishFieldAt({ sizes: [], menus }), dishFieldAt({ sizes: [size("7"), size("9")], menus })];
const place = (document: string, path: string) => ({ document, steps: path.split("."), cause: null });

describe("faults that block publishing of a dish (EDIT-5)", () => {
  it.each([
    ["catalog", "3.products.0.price", "price"],
    ["catalog", "3.products.0.categories.1", "categories"],
    ["catalog", "3.products.0.acf.combo_products.0", "combo"],
    ["catalog", "3.products.0.supplements.0.id", "supplements"],
    ["catalog", "3.products.0.locations.0", "soldAt"],
    ["prices/station", "3.products.0.price", "menus.0.price"],
    ["catalog", "3.products.0.option_groups.1.min", "groups.1.min"],
    ["catalog", "3.products.0.option_groups.1.options.0.preset", "groups.1"],
    ["prices/station", "3.products.0.option_groups.0.group_id", "groups.0"],
    ["catalog", "option_groups", "groups"],
    ["catalog", "3.products.0.acf.calories", "calories"],
    ["catalog", "3.products.0.seo_data.description", "seoDescription"],
    ["catalog", "name", "name"],
  ])("are at their field: %s %s", (document, path, field) => {
    expect(plain(place(document, path))).toBe(field);
  });

  it("are above the form for a translation, an id or a menu that the form lacks", () => {
    expect(plain(place("catalog.en", "3.products.0.name"))).toBeNull();
    expect(plain(place("catalog", "3.products.0.id"))).toBeNull();
    expect(plain(place("prices/other", "3.products.0.price"))).toBeNull();
  });

  it("are at a size's prices: a fault has its index, a conflict its id", () => {
    expect(sized(place("catalog", "3.products.0.variations.1.price"))).toBe("sizes.1.price");
    expect(sized(place("prices/station", "variations.9.regular_price"))).toBe("sizes.1.menus.0.regular");
    expect(sized(place("catalog", "3.products.0.variations.5.price"))).toBeNull();
    expect(sized(place("catalog", "3.products.0.price"))).toBeNull();
  });

  it("are at the categories if the dish is in none", () => {
    expect(plain({ document: "catalog", steps: [], cause: "no-category" })).toBe("categories");
  });
});
