import { expect, it } from "vitest";
import { citiesOf, presentCity } from "./cities.ts";

const locations = [
  { id: 1, name: "Центр", city: "Тихоград", warehouseIds: [1] },
  { id: 2, name: "Вокзал", city: "Тихоград", warehouseIds: [2] },
  { id: 3, name: "Порт", city: "Заречный", warehouseIds: [3] },
  { id: 4, name: "Где-то", city: "", warehouseIds: [4] },
];

it("MODAL-1 lists each city of the shop once, in its order", () => {
  expect(citiesOf(locations)).toEqual(["Тихоград", "Заречный"]);
});

it("MODAL-1 suggests the city of the page's branch, then the accepted one, then the first", () => {
  const shop = (locationId: number | null) => ({ locations, locationId });
  expect(presentCity(shop(3), "Тихоград")).toBe("Заречный");
  expect(presentCity(shop(null), "Заречный")).toBe("Заречный");
  expect(presentCity(shop(null), "Нигде")).toBe("Тихоград");
  expect(presentCity({ locations: [], locationId: null }, null)).toBeNull();
});
