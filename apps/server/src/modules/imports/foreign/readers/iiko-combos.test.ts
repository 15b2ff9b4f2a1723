import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../../shop/documents/json.ts";
import type { ForeignDish } from "../foreign-menu.ts";
import { iikoCombos } from "./iiko-combos.ts";

const pizza: ForeignDish = {
  id: "d-pizza",
  name: "Маргарита",
  section: [],
  description: "",
  picture: "",
  weight: "",
  unit: "",
  price: null,
  sizes: [],
  isOnSale: true,
  uses: [],
  notes: [],
};
const sizes = new Map([
  ["z-25", "25 см"],
  ["z-30", "30 см"],
]);
const comboOf = (about: JsonObject, products: Json) =>
  iikoCombos([{ id: "c", name: "Обед", ...about, groups: [{ id: "g", name: "Пицца", products }] }], {
    dishes: [pizza, { ...pizza, id: "d-soup", name: "Суп" }],
    sizes,
  })[0];
const soup: JsonObject = { productId: "d-soup", priceModificationAmount: 100 };

describe("a combo of iiko", () => {
  it("MENU-25 without a price is not on sale, and the reason is said", () => {
    const combo = comboOf({ priceModificationType: 0, priceModification: null }, [soup]);
    expect(combo).toMatchObject({ isOnSale: false, notes: [{ code: "no-price", is_impossible: false }] });
    expect(comboOf({ priceModificationType: 0, priceModification: 0 }, [soup])).toMatchObject({
      price: 0,
      isOnSale: true,
      notes: [],
    });
  });

  it("MENU-22 whose way of pricing is not stated is impossible", () => {
    const combo = comboOf({ priceModificationType: null, priceModification: 650 }, [soup]);
    expect(combo?.notes).toMatchObject([{ code: "combo-price", is_impossible: true }]);
  });

  it("MENU-25 priced by position lacks a position without a price", () => {
    const combo = comboOf({ priceModificationType: 1 }, [{ productId: "d-pizza" }, soup]);
    expect(combo).toMatchObject({ price: 10_000, notes: [{ code: "no-price", option: "Маргарита" }] });
    expect(combo?.uses[0]?.options.map(({ name }) => name)).toEqual(["Суп"]);
  });

  it("MENU-25 has one size of a dish in a part, and says so of the others", () => {
    const combo = comboOf({ priceModificationType: 0, priceModification: 650 }, [
      { productId: "d-pizza", sizeId: "z-25" },
      { productId: "d-pizza", sizeId: "z-30", priceModificationAmount: 150 },
    ]);
    expect(combo?.notes).toMatchObject([{ code: "part-size", group: "Пицца", option: "Маргарита, 25 см" }]);
    expect(combo?.uses[0]?.options).toMatchObject([{ name: "Маргарита", size: "25 см", price: 0 }]);
  });
});
