import { expect, it } from "vitest";
import type { Json } from "../../shop/documents/json.ts";
import { row, text, workbook } from "./testing/hostile-workbook.ts";
import { planTable } from "./testing/plan-table.ts";

const empty = new Map<string, Json>([
  ["settings", {}],
  ["catalog", []],
]);

/** Each dish as "name price …", with the codes of its faults. */
async function sold(file: Uint8Array): Promise<readonly string[]> {
  const plans = await planTable(empty, file);
  return plans.map(({ name, changes, faults }) =>
    [
      name,
      ...changes.flatMap(({ field, after }) => (field === "price" ? [after] : [])),
      ...faults.map(({ code }) => code),
    ].join(" "),
  );
}

const wide = (value: string) => Buffer.from(`\ufeff${value}`, "utf16le");

const files: readonly (readonly [string, Uint8Array, readonly string[]])[] = [
  [
    "semicolons, a mark, decimal commas and prices in words",
    Buffer.from(
      '\ufeffНаименование;Цена, руб.\nБорщ;1 290,50\nЩи;"350,00 руб."\nУха;от 350 ₽\nПлов;350.-\nТок;450 за 100 г\n',
    ),
    ["Борщ 1290.5", "Щи 350", "Уха not-a-number", "Плов 350", "Ток not-a-number"],
  ],
  ["tabs", Buffer.from("Dish name\tSelling price\nSoup\t12.50\nTea\t1.200\n"), ["Soup 12.5", "Tea ambiguous-number"]],
  ["UTF-16", wide("Назва страви;Ціна\nВареники;120,00\n"), ["Вареники 120"]],
  [
    "line breaks and quotes inside values",
    Buffer.from('Название,Описание,Цена\n"Суп\nдня","Горячий,\nс ""хлебом""","1 200,00"\n'),
    ["Суп дня 1200"],
  ],
  [
    "columns of sizes below a title, and sections as rows",
    Buffer.from(
      "Пиццерия;;;\nНазвание;30 см;35 см;40 см\nПицца;;;\nМаргарита;450;550;650\nКальцоне;;590;\nНапитки;;;\nМорс;120;;\n",
    ),
    ["Маргарита 450 550 650", "Кальцоне 590", "Морс 120"],
  ],
  [
    "two columns of prices in different currencies",
    Buffer.from("Название;Цена, ₽;Цена, $\nСуп;350;4\n"),
    ["Суп cell-unclear"],
  ],
  [
    "headings in two rows",
    Buffer.from("Блюдо;Зал;;Доставка;\n;Порция;Цена опт;Порция;Цена\nСуп;300 г;200;300 г;350\n"),
    ["Суп 350"],
  ],
  [
    "sub-sections, sums and a signature",
    Buffer.from(
      "№;Наименование;Кол-во;Цена;Сумма\n;КУХНЯ;;;\n;Супы;;;\n1;Борщ;2;350;700\n;Итого;;;700\n;Директор;;Иванов И.И.;\n",
    ),
    ["Борщ 350", "Директор not-a-number"],
  ],
  [
    "empty rows and columns around it",
    Buffer.from(";;;;\n;;Меню;;\n;Блюдо;;Цена;\n;Суп;;300;\n;;;;\n;Щи;;310;\n"),
    ["Суп 300", "Щи 310"],
  ],
  [
    "formulas with and without a value, and a date for a price",
    workbook({
      rows:
        row(1, [text("Название"), text("Цена")]) +
        row(2, [text("Суп"), "<c><f>A1*2</f><v>350</v></c>"]) +
        row(3, [text("Щи"), "<c><f>A1*2</f></c>"]) +
        row(4, [text("Уха"), '<c s="1"><v>46154</v></c>']),
      styles: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    }),
    ["Суп 350", "Щи cell-formula", "Уха cell-date"],
  ],
  [
    "a unit price per kilogram and one per piece",
    Buffer.from("Товар;Цена;Ед. изм.\nИкра;3500;кг\nКвас;120;шт\n"),
    ["Икра 3500", "Квас 120"],
  ],
];

it.each(files)("IMPORT-1 a file with %s sells no wrong price and drops no dish", async (_title, file, expected) => {
  expect(await sold(file)).toEqual(expected);
});

it("IMPORT-1 a file with thousands of rows keeps every dish", async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `Блюдо ${index};${index + 1}\n`);
  const plans = await planTable(empty, Buffer.from(`Название;Цена\n${rows.join("")}`));
  expect(plans.filter(({ kind }) => kind === "added")).toHaveLength(5_000);
});
