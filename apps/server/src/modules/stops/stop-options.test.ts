import { aCatalog, aCategory, aCondition, aProduct, aVariation, aZone } from "@skatert/domain/testing";
import { describe, expect, test } from "vitest";
import { type StoppableShop, stopOptions } from "./stop-options.ts";

const sizes = [
  aVariation({ id: 31, attributes: [{ name: "Размер", option: "30 см" }] }),
  aVariation({
    id: 32,
    attributes: [
      { name: "Размер", option: "40 см" },
      { name: "Тесто", option: "тонкое" },
    ],
  }),
];
const pizza = aProduct({ id: 3, name: "Маргарита", categoryIds: [1, 4], variations: sizes });
const cheese = aProduct({ id: 9, name: "Пармезан", categoryIds: [2] });
const catalog = aCatalog({
  categories: [
    aCategory({ id: 1, name: "Пицца", products: [pizza] }),
    aCategory({ id: 4, name: "Острое", products: [pizza] }),
    aCategory({ id: 2, name: "Допы", products: [cheese] }),
  ],
});
const courier = { name: "Курьером", type: "flat_rate" as const, pickupLocations: [], restaurants: [] };
const settings: StoppableShop["settings"] = {
  shippingMethods: [
    { ...courier, id: "1" },
    { ...courier, id: "2", name: "До двери" },
  ],
  zones: [aZone({ id: "center", name: "Центр" }), aZone({ id: "far", name: "Дальняя" })],
  conditions: [aCondition({ zoneId: "center" }), aCondition({ zoneId: "far", warehouseId: 99 })],
};
const branch = { id: 10, name: "На Ленина" };
const options = stopOptions({ catalog, settings }, branch);
const named = (name: string) => options.filter((option) => option.name === name);

describe("what can be stopped", () => {
  test("STOP-1 a dish of two categories is listed once, each of its sizes with all its features", () => {
    expect(named("Маргарита")).toEqual([{ kind: "product", id: 3, name: "Маргарита", within: "Пицца" }]);
    expect(named("Маргарита, 30 см")).toMatchObject([{ kind: "variation", id: 31 }]);
    expect(named("Маргарита, 40 см, тонкое")).toMatchObject([{ kind: "variation", id: 32 }]);
  });

  test("STOP-1 an option of dishes is stopped as an option, not as a dish", () => {
    expect(named("Пармезан")).toEqual([{ kind: "supplement", id: 9, name: "Пармезан", within: null }]);
  });

  test("STOP-1 methods of one type are one choice, because they stop together", () => {
    expect(options.filter(({ kind }) => kind === "method")).toEqual([
      { kind: "method", id: "flat_rate", name: "Курьером, До двери", within: null },
    ]);
  });

  test("STOP-1 only the branch's own zones can be stopped, and the branch itself", () => {
    expect(options.filter(({ kind }) => kind === "zone").map(({ id }) => id)).toEqual(["center"]);
    expect(named("На Ленина")).toMatchObject([{ kind: "branch", id: 10 }]);
  });
});
