import { aCatalog, aCategory, aProduct, aVariation } from "@skatert/domain/testing";
import { describe, expect, test } from "vitest";
import { draftFault, draftWords, groupsOf, itemOf, sizedDish, startDish, withExtra, withOption } from "./dish-draft.ts";

const rule = { min: 0, max: null, distinct: null, free: 0 };
const option = (productId: number, preset = 0) => ({ productId, variationId: null, price: null, max: 2, preset });
const large = aVariation({ id: 32, attributes: [{ name: "Размер", option: "40 см" }] });
const small = aVariation({ id: 31, attributes: [{ name: "Размер", option: "30 см" }] });
const catalog = aCatalog({
  categories: [
    aCategory({
      id: 1,
      name: "Пицца",
      products: [
        aProduct({
          id: 3,
          name: "Маргарита",
          categoryIds: [1],
          variations: [small, large],
          groups: [
            { groupId: 5, variationIds: [], options: [] },
            { groupId: 6, variationIds: [], options: [] },
          ],
          supplements: [{ id: 10, group: null }],
        }),
      ],
    }),
    aCategory({
      id: 5,
      name: "Тесто",
      choice: { ...rule, min: 1, max: 1, kind: "add", options: [option(7), option(8)] },
      products: [
        aProduct({ id: 7, name: "Тонкое", categoryIds: [5] }),
        aProduct({ id: 8, name: "Пышное", categoryIds: [5] }),
      ],
    }),
    aCategory({
      id: 6,
      name: "Сверху",
      choice: { ...rule, kind: "add", options: [option(9, 1)] },
      products: [
        aProduct({ id: 9, name: "Пармезан", categoryIds: [6] }),
        aProduct({ id: 10, name: "Соус", categoryIds: [6] }),
      ],
    }),
  ],
});
const menu = { catalog };

describe("a dish that staff choose", () => {
  const dish = startDish(menu, 3);
  if (dish === null) throw new Error("the menu has the dish");
  const [dough, top] = groupsOf(menu, dish);
  if (dough === undefined || top === undefined) throw new Error("the dish has two groups");
  const [thin, thick] = dough.options;
  const [cheese] = top.options;
  if (thin === undefined || thick === undefined || cheese === undefined) throw new Error("the groups have options");

  test("CHANGE-1 begins with the first size and the presets, and asks for what is required", () => {
    expect(dish).toMatchObject({ variationId: 31, quantity: 1, choices: [{ id: 9, count: 1 }] });
    expect(draftFault(menu, dish)).toMatchObject({ reason: "choice-required", group: "Тесто", min: 1 });
    expect(startDish(menu, 404)).toBeNull();
  });

  test("CHANGE-1 an option of a group that takes one replaces the other", () => {
    const first = withOption(menu, dish, dough, { option: thin, count: 1 });
    const second = withOption(menu, first, dough, { option: thick, count: 1 });
    expect(second.choices.filter(({ groupId }) => groupId === 5)).toMatchObject([{ id: 8, count: 1 }]);
    expect(draftFault(menu, second)).toBeNull();
    expect(withOption(menu, second, top, { option: cheese, count: 0 }).choices.map(({ id }) => id)).toEqual([8]);
  });

  test("CHANGE-1 is sent with its size, its choices, every unit among the supplements, and the wish", () => {
    const chosen = withExtra(withOption(menu, dish, dough, { option: thick, count: 1 }), 10, 2);
    const item = itemOf(menu, { ...chosen, note: "  без лука " });
    expect(item).toMatchObject({ product_id: 3, variation_id: 31, quantity: 1, note: "без лука" });
    expect(item.supplements).toEqual([
      { id: 8, count: 1 },
      { id: 9, count: 1 },
      { id: 10, count: 2 },
    ]);
    expect(item.choices?.map(({ id }) => id).toSorted()).toEqual([8, 9]);
    expect(draftWords(menu, chosen)).toEqual({
      name: "Маргарита",
      details: ["30 см", "Пышное", "Пармезан", "Соус × 2"],
    });
  });

  test("CHANGE-1 another size begins with its own presets", () => {
    const bare = withOption(menu, dish, top, { option: cheese, count: 0 });
    expect(sizedDish(menu, bare, 32)).toMatchObject({ variationId: 32, choices: [{ id: 9, count: 1 }] });
  });
});
