import { describe, expect, it } from "vitest";
import { aCatalog, aCategory, aProduct } from "../testing/index.ts";
import { FIRST_PASS_DISHES, firstPassLength, mergeCatalogs } from "./fragments.ts";

describe("firstPassLength", () => {
  it("STATE-2 takes whole sections in order until there are enough dishes", () => {
    expect(firstPassLength([10, 10, 10, 10])).toBe(3);
    expect(firstPassLength([FIRST_PASS_DISHES, 1])).toBe(1);
    expect(firstPassLength([FIRST_PASS_DISHES - 1, 1, 1])).toBe(2);
  });

  it("STATE-2 takes one long section alone, and all of a short menu", () => {
    expect(firstPassLength([500, 3])).toBe(1);
    expect(firstPassLength([3, 4])).toBe(2);
    expect(firstPassLength([])).toBe(0);
  });
});

describe("mergeCatalogs", () => {
  const first = aCatalog({
    categories: [
      aCategory({ id: 1, name: "Pizza", products: [aProduct({ id: 11 })] }),
      aCategory({ id: 2, name: "Soups" }),
    ],
  });
  const second = aCatalog({
    categories: [
      aCategory({ id: 3, name: "Drinks", products: [aProduct({ id: 31 })] }),
      aCategory({ id: 2, name: "Later", products: [aProduct({ id: 21 })] }),
      aCategory({ id: 1, products: [aProduct({ id: 12 }), aProduct({ id: 11, name: "copy" })] }),
    ],
  });

  it("STATE-2 adds dishes and categories in the second pass without moving those of the first", () => {
    const { categories, products } = mergeCatalogs(first, second);
    expect(categories.map(({ name }) => name)).toEqual(["Pizza", "Soups", "Drinks"]);
    expect(categories.map((category) => category.products.map(({ id }) => id))).toEqual([[11, 12], [21], [31]]);
    expect(products.get(11)?.name).toBe("Dish 11");
    expect(products.size).toBe(4);
  });

  it("STATE-2 leaves the menu unchanged when the second pass is empty", () => {
    expect(mergeCatalogs(first, aCatalog({ categories: [] })).categories).toEqual(first.categories);
  });
});
