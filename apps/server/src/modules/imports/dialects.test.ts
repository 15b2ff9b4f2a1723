import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { inSlices } from "../../jobs/slices.ts";
import type { Json } from "../../shop/documents/json.ts";
import { applyPlan } from "./apply/apply-plan.ts";
import { chosenPlans, wholeFile } from "./apply/chosen-plan.ts";
import type { DishPlan } from "./plan/plan.ts";
import { readTable } from "./table/read-table.ts";
import { textOf } from "./table/table.ts";
import { type Documents, planTable, reader } from "./testing/plan-table.ts";
import { randomMenu } from "./testing/random-menu.ts";
import { menuTable } from "./write/menu-table.ts";
import { writeCsv } from "./write/write-csv.ts";
import { writeXlsx } from "./write/write-xlsx.ts";

const empty: Documents = new Map<string, Json>([
  ["settings", {}],
  ["catalog", []],
]);

function apply(documents: Documents, plans: readonly DishPlan[], takeConflicts = false): Documents {
  const chosen = chosenPlans(plans, { ...wholeFile, takeConflicts });
  const names = [...documents.keys()];
  const applied = applyPlan(reader(documents), names, { plans: chosen, firstId: 1 });
  return new Map([...documents, ...applied.documents]);
}

interface Section {
  readonly name: string;
  readonly parent: number;
  readonly products: readonly Record<string, Json>[];
}
const menuOf = (documents: Documents): readonly Section[] => JSON.parse(JSON.stringify(documents.get("catalog")));

const russian = `ID,Тип,Артикул,Имя,Опубликован,"Краткое описание",Описание,Наличие,"Вес (кг)","Акционная цена","Базовая цена",Категории,Метки,Изображения,Родительский,"Название атрибута 1","Значения атрибутов 1"
7,variable,piz,Маргарита,1,"Томаты\\nмоцарелла",,1,,,,"Пицца, Пицца > Без мяса",веган,https://old.example/m.jpg,,Размер,"25 см, 30 см"
8,variation,,Маргарита - 25 см,1,,,1,0.4,,390,,,,id:7,Размер,25 см
9,variation,,Маргарита - 30 см,1,,,1,0.6,450,500,,,,piz,Размер,30 см
10,simple,,'=Морс,1,,Клюква,0,0.33,,150,Напитки,,,,,
11,simple,,Старое,0,,,1,,,100,Напитки,,,,,
12,grouped,,Набор,1,,,1,,,,Наборы,,,,,
`;
const english = russian
  .split("\n")
  .map((line, index) =>
    index === 0
      ? 'ID,Type,SKU,Name,Published,"Short description",Description,"In stock?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"'
      : line,
  )
  .join("\n");

describe("a WooCommerce product export", () => {
  it.each([
    ["Russian", russian, "г"],
    ["English", english, "g"],
  ])("IMPORT-1 is understood with %s headings", async (_language, text, unit) => {
    const plans = await planTable(empty, Buffer.from(text));
    expect(plans.map(({ kind, row }) => `${row} ${kind}`)).toEqual(["2 added", "5 added", "6 added", "7 fault"]);
    const menu = menuOf(apply(empty, plans));
    expect(menu.map(({ name, parent, products }) => [name, parent, products.length])).toEqual([
      ["Пицца", 0, 0],
      ["Без мяса", 1, 1],
      ["Напитки", 0, 2],
    ]);
    expect(menu[1]?.products[0]).toMatchObject({
      name: "Маргарита",
      description: "Томаты\nмоцарелла",
      acf: { "product-badge": ["веган"] },
      variations: [
        { price: 390, portion_nat_size: 400, attributes: [{ name: "Размер", option: "25 см" }] },
        { price: 450, regular_price: 500, portion_nat_size: 600, attributes: [{ name: "Размер", option: "30 см" }] },
      ],
    });
    expect(menu[2]?.products).toMatchObject([
      { name: "=Морс", price: 150, portion_nat_size: 330, measure_unit: unit, in_stock: false },
      { name: "Старое", in_stock: false },
    ]);
  });
});

describe("a price list", () => {
  it("IMPORT-1 has headings of sections, sizes in rows, and titles above its columns", async () => {
    const list = [
      ["Меню ресторана", "", "", ""],
      ["Блюдо", "Порция", "Цена, ₽", "Выход"],
      ["ПИЦЦА", "", "", ""],
      ["Маргарита", "25 см", "390", "400 г"],
      ["", "30 см", "500", "600 г"],
      ["Напитки:", "", "", ""],
      ["Морс", "", "150", "0,3 л"],
    ];
    const plans = await planTable(empty, Buffer.from(list.map((row) => row.join(";")).join("\n")));
    expect(menuOf(apply(empty, plans))).toMatchObject([
      { name: "ПИЦЦА", products: [{ name: "Маргарита", variations: [{ price: 390 }, { price: 500 }] }] },
      { name: "Напитки", products: [{ name: "Морс", price: 150, portion_nat_size: 300, measure_unit: "мл" }] },
    ]);
  });
});

describe("a price list whose sections were merged cells", () => {
  const list = [
    "Раздел;Название;Размер;Цена",
    ";Хлеб;;90",
    "Пицца;Маргарита;25 см;390",
    ";Маргарита;30 см;500",
    ";Пепперони;;450",
    "Напитки;Морс;;150",
  ];
  const sectionsOf = (plans: Awaited<ReturnType<typeof planTable>>) =>
    plans.map(({ name, changes }) => [name, changes.find(({ field }) => field === "category")?.after]);

  it("IMPORT-1 puts a new dish without a section into the one above, and shows the section of every new dish", async () => {
    const plans = await planTable(empty, Buffer.from(list.join("\n")));
    const planned = [
      ["Хлеб", "Меню"],
      ["Маргарита", "Пицца"],
      ["Пепперони", "Пицца"],
      ["Морс", "Напитки"],
    ];
    expect(sectionsOf(plans)).toEqual(planned);
    const menu = menuOf(apply(empty, plans));
    expect(menu.flatMap(({ name, products }) => products.map((dish) => [dish["name"], name]))).toEqual(planned);
    expect(menu[1]?.products[0]).toMatchObject({ variations: [{ price: 390 }, { price: 500 }] });
  });

  it("IMPORT-2 moves no known dish whose section is empty", async () => {
    const first = apply(empty, await planTable(empty, Buffer.from(list.join("\n"))));
    const moved = ["Раздел;Название;Цена", "Напитки;Морс;160", ";Пепперони;470"];
    expect(sectionsOf(await planTable(first, Buffer.from(moved.join("\n"))))).toEqual([
      ["Морс", undefined],
      ["Пепперони", undefined],
    ]);
  });
});

describe("an export that was edited", () => {
  const shop = randomMenu(30, 3);
  const table = () => menuTable(reader(shop), [...shop.keys()], "ru", inSlices());
  const at = (headings: readonly string[], name: string) => headings.indexOf(name);

  it("IMPORT-2 applies the owner's changes, keeps later changes of the shop, and names a conflict", async () => {
    const written = await table();
    const names = at(written.headings, "Название");
    const units = at(written.headings, "Единица");
    const slugs = at(written.headings, "Адрес страницы");
    const row = written.rows.findIndex((cells) => cells[1] === "");
    const id = Number(written.rows[row]?.[0]);
    const rows = written.rows.map((cells, index) =>
      index === row ? cells.with(names, "Имя из файла").with(slugs, "from-file") : cells,
    );
    const later = edited(shop, id, { measure_unit: "порция", slug: "from-shop" });
    const plans = await planTable(later, writeCsv({ ...written, rows }));
    const changed = plans.filter(({ kind }) => kind !== "unchanged");
    expect(changed).toHaveLength(1);
    expect(changed[0]?.changes.map(({ field, conflict }) => [field, conflict !== null])).toEqual([
      ["name", false],
      ["slug", true],
    ]);
    const kept = JSON.stringify(apply(later, plans).get("catalog"));
    expect(kept).toContain("Имя из файла");
    expect([kept.includes("from-shop"), kept.includes("from-file")]).toEqual([true, false]);
    expect(JSON.stringify(apply(later, plans, true).get("catalog"))).toContain("from-file");
    expect(units).toBeGreaterThan(0);
  });

  it("IMPORT-2 clears a field by an empty cell, and keeps one without a column", async () => {
    const text = "Название;Цена;Описание\nСуп;100;Горячий\n";
    const first = apply(empty, await planTable(empty, Buffer.from(text)));
    const without = apply(first, await planTable(first, Buffer.from("Название;Цена\nСуп;110\n")));
    expect(menuOf(without)[0]?.products[0]).toMatchObject({ price: 110, description: "Горячий" });
    const cleared = apply(first, await planTable(first, Buffer.from("Название;Цена;Описание\nСуп;100;\n")));
    expect(menuOf(cleared)[0]?.products[0]).toMatchObject({ price: 100, description: "" });
  });

  it("IMPORT-2 archives dishes without a row only on request", async () => {
    const written = await table();
    const file = writeCsv({ ...written, rows: written.rows.slice(0, 5) });
    const kinds = async (archiveMissing: boolean) =>
      (await planTable(shop, file, { archiveMissing })).filter(({ kind }) => kind === "archived").length;
    expect(await kinds(false)).toBe(0);
    expect(await kinds(true)).toBeGreaterThan(20);
  });

  it("IMPORT-1 is a workbook that another reader reads alike", async () => {
    const file = await writeXlsx(await table(), "Меню");
    const other = await readSheet(file);
    const own = await readTable(file);
    const texts = other.map((cells) =>
      cells.map((cell) =>
        String(cell ?? "")
          .trim()
          .replaceAll("\r\n", "\n"),
      ),
    );
    for (const { row, cells } of own.rows)
      for (const [index, cell] of cells.entries())
        expect(texts[row - 1]?.[index]?.replace(/[\u202a-\u202e]/g, "").trim()).toBe(textOf(cell));
  });
});

function edited(documents: Documents, id: number, patch: Record<string, Json>): Documents {
  const sections: { products: Record<string, Json>[] }[] = JSON.parse(JSON.stringify(documents.get("catalog")));
  for (const section of sections)
    section.products = section.products.map((dish) => (Number(dish["id"]) === id ? { ...dish, ...patch } : dish));
  return new Map([...documents, ["catalog", JSON.parse(JSON.stringify(sections))]]);
}
