import { expect, it } from "vitest";
import { aCatalog, aCategory, aProduct } from "../../testing/catalog.ts";
import { soldDish } from "./sold-dish.ts";

const noodles = aProduct({ id: 1, allergens: ["глютен"], netContent: { amount: 350, unit: "г" } });
const egg = aProduct({ id: 2, allergens: ["яйцо", "глютен"] });
const set = aProduct({ id: 3, allergens: [], combo: { discount: null, productIds: [1, 2] } });
const catalog = aCatalog({ categories: [aCategory({ products: [noodles, egg, set] })] });
const line = { productId: 1, variationId: null, supplements: [] };
const eggs = { id: 2, name: "Яйцо", count: 2, price: egg.price };

it("BOARD-5 a sold dish has the allergens of its supplements too, each once", () => {
  expect(soldDish(line, catalog)).toMatchObject({
    allergens: ["глютен"],
    netContent: { amount: 350 },
    variation: null,
  });
  expect(soldDish({ ...line, supplements: [eggs] }, catalog)?.allergens).toEqual(["глютен", "яйцо"]);
});

it("BOARD-5 a sold set names its dishes and has their allergens", () => {
  const sold = soldDish({ ...line, productId: 3 }, catalog);
  expect(sold).toMatchObject({ dishes: [noodles.name, egg.name], allergens: ["глютен", "яйцо"] });
  expect(soldDish(line, catalog)).not.toHaveProperty("dishes");
});

it("MENU-12 a set with choices has the allergens of what was chosen, and names those dishes alone", () => {
  const choice = {
    groupId: 70,
    group: "Горячее",
    kind: "set" as const,
    variationId: null,
    price: egg.price,
    choices: [],
  };
  const sold = soldDish(
    { ...line, productId: 3, supplements: [eggs], choices: [{ ...choice, id: 2, name: egg.name, count: 2 }] },
    catalog,
  );
  expect(sold).toMatchObject({ dishes: [egg.name], allergens: ["яйцо", "глютен"] });
});

it("a dish that the menu does not have is unknown", () => {
  expect(soldDish({ ...line, productId: 9 }, catalog)).toBeNull();
});
