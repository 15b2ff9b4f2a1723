import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Json } from "../../shop/documents/json.ts";
import { recogniseColumns } from "./columns/recognise-columns.ts";
import { readTable } from "./table/read-table.ts";
import { planTable } from "./testing/plan-table.ts";

const empty = new Map<string, Json>([
  ["settings", {}],
  ["catalog", []],
]);
const file = (name: string) => readFileSync(new URL(`./testing/files/${name}`, import.meta.url));

/** Each dish as "name: field=value …", those of its sizes with their row, and the faults. */
async function read(name: string): Promise<readonly string[]> {
  const plans = await planTable(empty, file(name));
  return plans.map(({ name: dish, changes, faults }) => {
    const values = changes
      .filter(({ field }) => field !== "name" && !field.startsWith("number:"))
      .map(({ field, sizeRow, after }) => `${sizeRow === null ? "" : `${sizeRow}/`}${field}=${after}`);
    return [`${dish}:`, ...values, ...faults.map(({ code, found }) => `!${code} ${found}`.trim())].join(" ");
  });
}

it.each([
  ["woocommerce.csv", "woocommerce", "41"],
  ["shopify.csv", "shopify", "diavola"],
  ["shopify-new-headings.csv", "shopify", "latte"],
  ["square.csv", "square", "QWE1"],
  ["loyverse.csv", "loyverse", "tea"],
  ["poster.csv", "poster", "17"],
  ["iiko.csv", "iiko", "00101"],
  ["1c.csv", "1c", "00-00000012"],
])(
  "IMPORT-1 %s is recognised as an export of %s, and its dishes keep their numbers there",
  async (name, format, number) => {
    const table = await readTable(file(name));
    expect(recogniseColumns(table, [], null)?.format).toBe(format);
    const [first] = await planTable(empty, file(name));
    expect(first?.changes).toContainEqual(expect.objectContaining({ field: `number:${format}`, after: number }));
  },
);

it("IMPORT-1 reads a WooCommerce export: sizes, sales that are over, hidden products, drafts and what must be asked", async () => {
  expect(await read("woocommerce.csv")).toEqual([
    "Margherita & basil: category=Pizza > Vegetarian description=Tomato,\nmozzarella images=https://old.example/m1.jpg, https://old.example/m2.jpg badges=vegan attributes=Size: 25 cm, 30 cm; Dough: thin, thick 3/price=390 3/weight=400 3/size=Size: 25 cm; Dough: thin 4/price=450 4/regular_price=500 4/weight=600 4/size=Size: 30 cm; Dough: thick",
    "Delivery at night: category=Services price=200 in_stock=no",
    "Berry drink: category=Drinks price=150 in_stock=no",
    "Black tea: category=Drinks price=120 description=<p>Black</p> weight=300 unit=g",
    "Soup of the day: category=Soups !required",
    "Bread: category=Bakery !cell-zero 0",
    ": !unsupported-type grouped",
    "Coffee: category=Drinks attributes=Size: S, L 12/price=180 !cell-any",
  ]);
});

it("IMPORT-1 reads a Shopify export: variants, pictures, drafts, sold-out stock and what must be asked", async () => {
  expect(await read("shopify.csv")).toEqual([
    "Diavola: description=<p>Salami, <b>chilli</b></p> category=Pizza badges=hot, new images=https://cdn.example/d1.jpg?v=1\\,2, https://cdn.example/d2.jpg 2/price=490 2/regular_price=550 2/weight=420 2/size=Size: 25 cm; Dough: thin 3/price=650 3/weight=610 3/size=Size: 30 cm; Dough: thick",
    "Lemonade: category=Beverages images=https://cdn.example/l.jpg price=180",
    "Old cake: category=Desserts in_stock=no price=300",
    "Secret roll: category=Rolls in_stock=no price=400",
    "Ramen: category=Soups in_stock=no price=420",
    "Tasting: category=Sets !cell-zero 0.00",
    ": !unsupported-type gift card",
  ]);
});

it("IMPORT-1 reads a Shopify export with the headings of 2024", async () => {
  expect(await read("shopify-new-headings.csv")).toEqual([
    "Latte: category=Coffee images=https://cdn.example/latte.jpg 2/price=220 2/weight=250 2/size=Volume: 250 ml 3/price=280 3/weight=400 3/size=Volume: 400 ml",
    "Draft tart: category=Bakes in_stock=no price=250",
  ]);
});

it("IMPORT-1 reads a Square item library", async () => {
  expect(await read("square.csv")).toEqual([
    "Flat white: description=Double shot category=Coffee 2/size=Small 2/price=3.5 3/size=Large 3/price=4.2",
    "Bagel: category=Bakes weight=0.25 price=2.75",
    "Catering: category=Bakes !required",
    "Old pie: category=Bakes price=5 in_stock=no",
    "Staff meal: category=Bakes price=1 in_stock=no",
    ": !unsupported-type Gift card",
  ]);
});

it("IMPORT-1 reads a Loyverse export: two options, a dish by weight, a composite dish", async () => {
  expect(await read("loyverse.csv")).toEqual([
    "Tea: category=Drinks 2/price=90 2/size=Small / Green 3/price=95 3/size=Small / Black",
    "Pie: category=Bakes in_stock=no price=120",
    "Cheese: category=Shop price=900 unit=кг",
    "Any sum: category=Shop !not-a-number variable",
    "Combo: category=Bakes price=200",
  ]);
});

it("IMPORT-1 reads a Poster menu", async () => {
  expect(await read("poster.csv")).toEqual([
    "Капучино: category=Кофе weight=250 price=180 unit=мл",
    "Сырники: category=Завтраки weight=180/50 price=320",
    "Десерт дня: category=Десерты !cell-zero 0,00",
  ]);
});

it("IMPORT-1 reads an iiko price list: sizes, what is left out of the list, goods that are no dishes", async () => {
  expect(await read("iiko.csv")).toEqual([
    "Маргарита: category=Пицца 2/size=25 см 2/price=390 3/size=30 см 3/price=500",
    "Том ям: category=Супы price=520 in_stock=no",
    "Кола 0,33: category=Напитки price=150",
    ": !unsupported-type Соус томатный",
    ": !unsupported-type Без лука",
  ]);
});

it("IMPORT-1 reads a 1C price list in cp1251: headings in two rows, groups with codes, two kinds of prices", async () => {
  expect(await read("1c.csv")).toEqual([
    "Борщ «Московский», с говядиной: price=1290 category=Кухня",
    "Уха царская: price=450.5 category=Кухня",
    "Квас 0,5 л: price=120 category=Бар",
    "Морс: category=Бар !not-a-number по запросу",
    "Икра: price=3500 unit=кг category=Бар",
  ]);
});
