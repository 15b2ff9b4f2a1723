import { describe, expect, it } from "vitest";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { favoriteProducts } from "./favorites.ts";

describe("favoriteProducts", () => {
  const catalog = aCatalog({
    categories: [
      aCategory({ id: 1, name: "Новинки недели", products: [aProduct({ id: 1 }), aProduct({ id: 5 })] }),
      aCategory({ id: 2, name: "Пицца", products: [aProduct({ id: 2 }), aProduct({ id: 1 })] }),
      aCategory({ id: 3, name: "Сытное", products: [aProduct({ id: 1 }), aProduct({ id: 3 })] }),
      aCategory({ id: 4, name: "АКЦИИ", products: [aProduct({ id: 4 })] }),
      aCategory({ id: 5, name: "Зима", isHidden: true, products: [aProduct({ id: 6 })] }),
    ],
  });
  const idsOf = (labels: readonly string[]) =>
    favoriteProducts(catalog, new Set([6, 5, 4, 2, 1, 999]), labels).map(({ id }) => id);

  it("SCREEN-3 leaves out new items and promotions, and lists each dish once", () => {
    expect(idsOf(["Новинки", "Акции"])).toEqual([2, 1]);
  });

  it("SCREEN-3 lists nothing without favorites", () => {
    expect(favoriteProducts(catalog, new Set(), ["Новинки"])).toEqual([]);
  });

  it("VALID-3 leaves out a dish that is only in a hidden category", () => {
    expect(idsOf([])).not.toContain(6);
  });

  it("SCREEN-3 ignores an empty label", () => {
    expect(idsOf([" "])).toEqual([1, 5, 2, 4]);
  });
});
