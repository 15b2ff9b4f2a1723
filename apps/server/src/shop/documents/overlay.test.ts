import { describe, expect, it } from "vitest";
import type { JsonObject } from "./json.ts";
import { applyCatalogOverlay, applyOverlay } from "./overlay.ts";

describe("a language's overlay", () => {
  it("APP-3 changes only the fields it contains", () => {
    const base = { seo: { name: "Стол", description: "Еда" }, front_currency: "₽" };
    expect(applyOverlay(base, { seo: { name: "Table" } })).toEqual({
      seo: { name: "Table", description: "Еда" },
      front_currency: "₽",
    });
  });

  it("finds entries of a list by their id, whatever the order, and adds none", () => {
    const base = [
      { id: 1, name: "Раз" },
      { id: 2, name: "Два" },
    ];
    expect(
      applyOverlay(base, [
        { id: 2, name: "Two" },
        { id: 3, name: "Three" },
      ]),
    ).toEqual([
      { id: 1, name: "Раз" },
      { id: 2, name: "Two" },
    ]);
  });

  it("treats an id written as text as the same", () => {
    expect(applyOverlay([{ id: "7", name: "Семь" }], [{ id: 7, name: "Seven" }])).toEqual([{ id: 7, name: "Seven" }]);
  });

  it("replaces a list whose entries have no id", () => {
    expect(applyOverlay({ tags: ["а", "б"] }, { tags: ["a"] })).toEqual({ tags: ["a"] });
  });

  const menu = [{ id: 1, name: "Супы", products: [{ id: 5, name: "Борщ", price: 1 }] }];

  it("reaches a dish at any depth of a menu", () => {
    const expected = [{ id: 1, name: "Супы", products: [{ id: 5, name: "Borscht", price: 1 }] }];
    expect(applyCatalogOverlay(menu, [{ id: 99, products: [{ id: 5, name: "Borscht" }] }])).toEqual(expected);
    expect(applyCatalogOverlay(menu, { products: [{ id: 5, name: "Borscht" }] })).toEqual(expected);
  });

  it("translates categories without touching their dishes", () => {
    const translated = [{ id: 1, name: "Soups", products: menu[0]?.products }];
    expect(applyCatalogOverlay(menu, [{ id: 1, name: "Soups" }])).toEqual(translated);
    expect(applyCatalogOverlay(menu, { categories: [{ id: 1, name: "Soups" }] })).toEqual(translated);
  });

  it("MENU-6 keeps the names of sizes in the default language beside their translations", () => {
    const size = (option: string, more: JsonObject = {}) => ({
      id: 1,
      price: 5,
      attributes: [{ name: "x", option }],
      ...more,
    });
    const menu = [{ id: 1, name: "Пицца", products: [{ id: 7, name: "М", variations: [size("30 см")] }] }];
    const english = [
      { id: 1, products: [{ id: 7, variations: [{ id: 1, attributes: [{ name: "x", option: "12 in" }] }] }] },
    ];
    const german = [
      { id: 1, products: [{ id: 7, variations: [{ id: 1, attributes: [{ name: "x", option: "30 cm" }] }] }] },
    ];
    const inEnglish = applyCatalogOverlay(menu, english);
    expect(inEnglish).toMatchObject([{ products: [{ variations: [size("12 in", { size_names: ["30 см"] })] }] }]);
    expect(applyCatalogOverlay(inEnglish, german)).toMatchObject([
      { products: [{ variations: [size("30 cm", { size_names: ["30 см"] })] }] },
    ]);
    expect(applyCatalogOverlay(menu, [{ id: 1, products: [{ id: 7, name: "M" }] }])).toEqual([
      { id: 1, name: "Пицца", products: [{ id: 7, name: "M", variations: [size("30 см")] }] },
    ]);
  });
});
