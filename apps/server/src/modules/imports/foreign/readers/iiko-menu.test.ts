import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../shop/documents/json.ts";
import { readIikoMenu } from "./iiko-menu.ts";

const child = (itemId: string, price: number | null): JsonObject => ({ itemId, name: itemId, prices: [{ price }] });
const size = (sizeName: string, ...items: readonly JsonObject[]): JsonObject => ({
  sizeId: sizeName,
  sizeName,
  prices: [{ price: 500 }],
  itemModifierGroups: [{ itemGroupId: "g", name: "К пицце", restrictions: { maxQuantity: 5 }, items }],
});

describe("a dish in the external menu of iiko", () => {
  it("MENU-25 sells a modifier at the sizes where it has a price, and at no other", () => {
    const menu = readIikoMenu({
      itemCategories: [
        {
          name: "Пицца",
          items: [
            {
              itemId: "d",
              name: "Маргарита",
              itemSizes: [
                size("25 см", child("Моцарелла", 60), child("Трюфель", null)),
                size("30 см", child("Моцарелла", 90), child("Трюфель", 200)),
              ],
            },
          ],
        },
      ],
    });
    const uses = menu?.dishes[0]?.uses.map(({ sizes, options }) => [
      sizes.join(),
      options.map(({ name, price }) => `${name} ${price}`),
    ]);
    expect(uses).toEqual([
      ["25 см", ["Моцарелла 6000"]],
      ["30 см", ["Моцарелла 9000", "Трюфель 20000"]],
    ]);
  });
});
