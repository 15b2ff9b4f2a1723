import { menuOfCases } from "@skatert/contract/testing";
import { expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { applyPlan } from "../apply/apply-plan.ts";
import { objectsIn } from "../menu/json-fields.ts";
import { planTable, reader } from "../testing/plan-table.ts";
import { writeXlsx } from "../write/write-xlsx.ts";

const cases = new Map<string, Json>([
  ["settings", {}],
  ["catalog", JSON.parse(JSON.stringify(menuOfCases()))],
]);
const heads = ["Группа", "Вид", "Правило", "Опция", "Цена", "Максимум", "Выбрано сразу"];

const book = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  groups: readonly (readonly string[])[],
) => writeXlsx({ headings, rows, isNumber: [], groups: { sheet: "Группы", headings: heads, rows: groups } }, "Меню");

async function imported(documents: ReadonlyMap<string, Json>, file: Buffer) {
  const plans = await planTable(documents, file);
  const good = plans.filter(({ kind }) => kind !== "fault");
  const applied = applyPlan(reader(documents), [...documents.keys()], { plans: good, firstId: 1 });
  const after = new Map([...documents, ...applied.documents]);
  return { plans, after, sections: objectsIn(after.get("catalog")) };
}

it("MENU-25 a price list with a sheet of groups makes the groups, their options and their prices by size", async () => {
  const file = await book(
    ["Название", "Цена", "Раздел", "Группы"],
    [
      ["Рамен", "490", "Супы", "Лапша (1); Топпинги (0–3, 1 беспл.)"],
      ["Удон", "450", "Лапша вок", "Топпинги (0–2)"],
    ],
    [
      ["Лапша", "", "", "Яичная", "0", "", "1"],
      ["Лапша", "", "", "Рисовая", "40", "", ""],
      ["Топпинги", "", "", "Яйцо", "60", "2", ""],
      ["Топпинги", "", "", "Нори", "25 см: 30; 30 см: 50", "", ""],
    ],
  );
  const shop = new Map<string, Json>([
    ["settings", {}],
    ["catalog", []],
  ]);
  const { plans, after, sections } = await imported(shop, file);
  expect(plans.flatMap(({ faults }) => faults)).toEqual([]);
  const toppings = sections.find(({ name }) => name === "Топпинги");
  expect(toppings).toMatchObject({
    choice: { kind: "add", min: 0, max: 3, free: 1, options: [{ max: 2 }, {}] },
    products: [
      { name: "Яйцо", price: 60 },
      { name: "Нори", variations: [{ price: 30 }, { price: 50 }] },
    ],
  });
  const udon = sections.flatMap(({ products }) => objectsIn(products)).find(({ name }) => name === "Удон");
  expect(udon?.["option_groups"]).toEqual([{ group_id: toppings?.["id"], max: 2, free: 0 }]);
  const again = await planTable(after, file);
  expect(again.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
});

it("MENU-25 a changed row of the sheet changes the group, and a strange one is a fault", async () => {
  const file = await book(
    ["ID", "ID размера", "Название"],
    [["202", "", "Бургер"]],
    [
      ["Соусы", "", "0–5", "Кетчуп", "30", "2", ""],
      ["", "", "", "Сырный", "55", "1", ""],
      ["Гарнир", "", "", "Пюре", "0", "много", ""],
    ],
  );
  const { plans, sections } = await imported(cases, file);
  expect(sections.find(({ id }) => id === 90)).toMatchObject({
    choice: {
      kind: "add",
      min: 0,
      max: 5,
      options: [
        { product_id: 901, max: 2 },
        { product_id: 902, price: 55 },
      ],
    },
  });
  expect(plans.filter(({ kind }) => kind === "fault")).toMatchObject([
    { name: "Гарнир", faults: [{ code: "not-a-number", found: "много" }] },
  ]);
});
