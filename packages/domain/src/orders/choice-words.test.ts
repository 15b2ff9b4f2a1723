import { describe, expect, it } from "vitest";
import type { SoldChoice } from "../cart/choices/types.ts";
import { money, zero } from "../money/money.ts";
import { choiceWords } from "./choice-words.ts";

function aSoldChoice(kind: SoldChoice["kind"], name: string, changes: Partial<SoldChoice> = {}): SoldChoice {
  return {
    groupId: 90,
    group: "Соусы",
    kind,
    id: 901,
    variationId: null,
    name,
    count: 1,
    price: zero,
    choices: [],
    ...changes,
  };
}

const unit = (id: number, name: string, count = 1) => ({ id, name, count, price: money(50_00) });

describe("choices of a sold dish in words", () => {
  it("are its supplements in a dish without groups", () => {
    const supplements = [unit(901, "Кетчуп", 2), unit(902, "Сырный")];
    expect(choiceWords({ supplements })).toEqual({
      parts: [],
      added: [
        { name: "Кетчуп", count: 2 },
        { name: "Сырный", count: 1 },
      ],
    });
  });

  it("MENU-8 say removals apart from additions, and name supplements outside groups once", () => {
    const choices = [
      aSoldChoice("add", "Сырный", { id: 902, count: 2 }),
      aSoldChoice("remove", "Без лука", { id: 931, groupId: 93, group: "Убрать" }),
    ];
    const supplements = [unit(902, "Сырный", 2), unit(931, "Без лука"), unit(910, "Хлеб")];
    expect(choiceWords({ supplements, choices })).toEqual({
      parts: [{ group: "Убрать", text: "Без лука" }],
      added: [
        { name: "Сырный", count: 2 },
        { name: "Хлеб", count: 1 },
      ],
    });
  });

  it("MENU-10 write halves as one part, also two equal ones", () => {
    const half = (name: string, count: number) => aSoldChoice("halves-average", name, { group: "Половинки", count });
    const textOf = (...choices: readonly SoldChoice[]) => choiceWords({ supplements: [], choices }).parts;
    expect(textOf(half("Маргарита", 1), half("Пепперони", 1))).toEqual([
      { group: "Половинки", text: "½ Маргарита + ½ Пепперони" },
    ]);
    expect(textOf(half("Маргарита", 2))).toEqual([{ group: "Половинки", text: "½ Маргарита + ½ Маргарита" }]);
  });

  it("MENU-11 write each dish of a set with its size, count and own choices", () => {
    const choices = [
      aSoldChoice("set", "Бургер", {
        group: "Горячее",
        choices: [
          aSoldChoice("add", "Сырный", { count: 2 }),
          aSoldChoice("remove", "Без лука", { group: "Убрать", id: 931 }),
        ],
      }),
      aSoldChoice("set", "Пепперони", { id: 302, group: "Пиццы", size: "30 см", count: 2 }),
    ];
    const supplements = [unit(901, "Бургер"), unit(901, "Сырный", 2), unit(931, "Без лука"), unit(302, "Пепперони", 2)];
    expect(choiceWords({ supplements, choices })).toEqual({
      parts: [
        { group: "Горячее", text: "Бургер (Без лука, Сырный × 2)" },
        { group: "Пиццы", text: "Пепперони, 30 см × 2" },
      ],
      added: [],
    });
  });

  it("MENU-11 name the dishes that a set always contains, but no choice twice", () => {
    const sold = {
      variation: null,
      measure: { kind: "piece" },
      netContent: null,
      allergens: [],
      dishes: ["Рамен"],
    } as const;
    expect(choiceWords({ supplements: [], sold }).parts).toEqual([{ group: null, text: "Рамен" }]);
    const choices = [aSoldChoice("set", "Рамен", { group: "Суп" })];
    expect(choiceWords({ supplements: [], choices, sold }).parts).toEqual([{ group: "Суп", text: "Рамен" }]);
  });
});
