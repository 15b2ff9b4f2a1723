import { describe, expect, it } from "vitest";
import { aProduct } from "../testing/index.ts";
import { countFilters, filterProducts } from "./filters.ts";

const spicy = { name: "Вкус", option: "Острое" };
const mild = { name: "Вкус", option: "Мягкое" };
const products = [
  aProduct({ id: 1, badges: ["hit", "new"], attributes: [{ name: "Вкус", options: ["Острое"] }], allergens: ["milk"] }),
  aProduct({ id: 2, badges: ["hit"], attributes: [{ name: "Вкус", options: ["Мягкое", "Острое"] }] }),
  aProduct({ id: 3, badges: [], attributes: [{ name: "Соус", options: ["Острое"] }], allergens: ["milk", "nuts"] }),
];
const idsOf = (filter: Parameters<typeof filterProducts>[1]) => filterProducts(products, filter).map(({ id }) => id);

describe("filterProducts", () => {
  it("VALID-7 requires every selected badge", () => {
    expect(idsOf({ badges: ["hit"], options: [], without: [] })).toEqual([1, 2]);
    expect(idsOf({ badges: ["hit", "new"], options: [], without: [] })).toEqual([1]);
  });

  it("VALID-7 takes any selected option of its own attribute", () => {
    expect(idsOf({ badges: [], options: [spicy], without: [] })).toEqual([1, 2]);
    expect(idsOf({ badges: ["new"], options: [spicy, mild], without: [] })).toEqual([1]);
    expect(idsOf({ badges: [], options: [], without: [] })).toEqual([1, 2, 3]);
  });
});

describe("allergens", () => {
  it("APP-2 leaves out dishes with any avoided allergen", () => {
    expect(idsOf({ badges: [], options: [], without: ["milk"] })).toEqual([2]);
    expect(idsOf({ badges: ["new"], options: [], without: ["nuts"] })).toEqual([1]);
  });

  it("APP-2 counts the dishes that remain with one more avoided allergen", () => {
    const counts = countFilters(products, { badges: [], options: [], without: ["nuts"] });
    expect(counts.without).toEqual([
      { allergen: "milk", count: 1 },
      { allergen: "nuts", count: 2 },
    ]);
    expect(counts.options.at(-1)).toEqual({ name: "Соус", option: "Острое", count: 0 });
  });
});

describe("countFilters", () => {
  it("VALID-7 counts the dishes that one more badge leaves and that an option matches", () => {
    expect(countFilters(products, { badges: ["hit"], options: [mild], without: [] })).toEqual({
      badges: [
        { badge: "hit", count: 1 },
        { badge: "new", count: 0 },
      ],
      options: [
        { ...spicy, count: 2 },
        { ...mild, count: 1 },
        { name: "Соус", option: "Острое", count: 0 },
      ],
      without: [
        { allergen: "milk", count: 1 },
        { allergen: "nuts", count: 1 },
      ],
    });
  });
});
