import { describe, expect, it } from "vitest";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { saleOf } from "./sale.ts";
import { isCategoryHidden, menuCategories, visibleProducts } from "./visibility.ts";

describe("isCategoryHidden", () => {
  it.each([
    ["a child of category 15", aCategory({ parentId: 15 }), true],
    ["'uncategorized' anywhere in the name", aCategory({ name: "Блюда Uncategorized" }), true],
    ["hide_category", aCategory({ isHidden: true }), true],
    ["category 15 itself", aCategory({ id: 15 }), false],
    ["an ordinary one", aCategory(), false],
  ])("VALID-3 %s", (_situation, category, hidden) => {
    expect(isCategoryHidden(category)).toBe(hidden);
  });
});

describe("menuCategories", () => {
  it("VALID-3 leaves out hidden categories, their subcategories, and the supplements", () => {
    const catalog = aCatalog({
      categories: [
        aCategory({ id: 1 }),
        aCategory({ id: 2, isHidden: true }),
        aCategory({ id: 3, parentId: 2 }),
        aCategory({ id: 4, name: "допы" }),
        aCategory({ id: 5, parentId: 1 }),
      ],
    });
    expect(menuCategories(catalog).map(({ id }) => id)).toEqual([1, 5]);
  });
});

describe("visibleProducts", () => {
  const everywhere = aProduct({ id: 1 });
  const soldOut = aProduct({ id: 2, inStock: false });
  const there = aProduct({ id: 3, locationIds: [7] });
  const elsewhere = aProduct({ id: 4, locationIds: [8] });
  const category = aCategory({ products: [everywhere, soldOut, there, elsewhere] });
  const shown = (locationId: number | null, showOutOfStock: boolean) =>
    visibleProducts(category, { locationId, showOutOfStock }).map(({ id }) => id);

  it("VALID-4 hides sold-out dishes unless the shop shows them", () => {
    expect(shown(null, false)).toEqual([1, 3, 4]);
    expect(shown(null, true)).toEqual([1, 2, 3, 4]);
  });

  it("VALID-4 shows dishes of the chosen location; a dish without locations is sold everywhere", () => {
    expect(shown(7, false)).toEqual([1, 3]);
  });
});

describe("saleOf", () => {
  const catalog = aCatalog({
    categories: [
      aCategory({ id: 1, products: [aProduct({ id: 1 }), aProduct({ id: 3 })] }),
      aCategory({ id: 2, name: "Допы", products: [aProduct({ id: 2 }), aProduct({ id: 3 })] }),
      aCategory({ id: 4, isHidden: true, products: [aProduct({ id: 4 })] }),
    ],
  });

  it("PRICE-3 distinguishes dishes, supplements and products of hidden categories", () => {
    expect([1, 2, 4, 99].map((id) => saleOf(id, catalog))).toEqual(["dish", "supplement", "hidden", "unknown"]);
  });

  it("PRICE-3 sells a supplement as a line when the menu also shows it as a dish", () => {
    expect(saleOf(3, catalog)).toBe("dish");
  });
});
