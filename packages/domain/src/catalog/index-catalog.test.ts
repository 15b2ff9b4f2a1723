import { describe, expect, it } from "vitest";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { ancestorsOf, childrenOf } from "./tree.ts";

describe("indexCatalog", () => {
  it("ENT-1 returns one product for a product of several categories, its first copy", () => {
    const catalog = aCatalog({
      categories: [
        aCategory({ id: 1, products: [aProduct({ id: 5, name: "Margherita" })] }),
        aCategory({ id: 2, products: [aProduct({ id: 5, name: "copy", categoryIds: [3] })] }),
        aCategory({ id: 3 }),
      ],
    });
    expect(catalog.products.size).toBe(1);
    expect(catalog.products.get(5)).toMatchObject({ name: "Margherita", categoryIds: [1, 3, 2] });
  });

  it("COUP-5 counts the ancestors of a product's categories", () => {
    const catalog = aCatalog({
      categories: [
        aCategory({ id: 1 }),
        aCategory({ id: 2, parentId: 1 }),
        aCategory({ id: 3, parentId: 2, products: [aProduct({ id: 5 })] }),
      ],
    });
    expect(catalog.categoryIdsOf.get(5)).toEqual(new Set([3, 2, 1]));
  });

  it("COUP-5 keeps a category that the product names but the file lacks", () => {
    const catalog = aCatalog({
      categories: [aCategory({ id: 1, products: [aProduct({ id: 5, categoryIds: [77] })] })],
    });
    expect(catalog.categoryIdsOf.get(5)).toEqual(new Set([77, 1]));
  });

  it("PRICE-3 finds the supplements in any letter case, subcategories included", () => {
    const catalog = aCatalog({
      categories: [
        aCategory({ id: 1, name: " Допы " }),
        aCategory({ id: 2, name: "Соусы", parentId: 1 }),
        aCategory({ id: 3, name: "Допы к пицце" }),
      ],
    });
    expect(catalog.supplementCategoryIds).toEqual(new Set([1, 2]));
  });

  it("ENT-1 tolerates a cycle of parents and a missing parent", () => {
    const first = aCategory({ id: 1, parentId: 2 });
    const second = aCategory({ id: 2, parentId: 1 });
    const own = aCategory({ id: 3, parentId: 3 });
    const orphan = aCategory({ id: 4, parentId: 99 });
    const { categoryById } = aCatalog({ categories: [first, second, own, orphan] });
    expect([first, own, orphan].map((category) => ancestorsOf(category, categoryById))).toEqual([[second], [], []]);
    expect(childrenOf(own, [own])).toEqual([]);
    expect(childrenOf(first, [first, second])).toEqual([second]);
  });
});
