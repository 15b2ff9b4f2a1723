import { expect, it } from "vitest";
import { readIikoNomenclature } from "./iiko-nomenclature.ts";

const priced = (sizeId: string, currentPrice: number) => ({ sizeId, price: { currentPrice, isIncludedInMenu: true } });

it("MENU-25 a modifier costs a dish of one size what it costs at that size", () => {
  const menu = readIikoNomenclature({
    sizes: [
      { id: "z-25", name: "25 см" },
      { id: "z-30", name: "30 см" },
    ],
    products: [
      { id: "d", name: "Кальцоне", sizePrices: [priced("z-30", 700)], modifiers: [{ id: "m" }] },
      { id: "m", name: "Моцарелла", type: "Modifier", sizePrices: [priced("z-25", 60), priced("z-30", 90)] },
    ],
  });
  expect(menu?.dishes[0]?.uses[0]?.options).toMatchObject([{ name: "Моцарелла", price: 9000, sizePrices: new Map() }]);
});
