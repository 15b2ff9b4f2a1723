import { type FormatColumn, fieldColumn, optionColumn, type TableFormat } from "./format.ts";

/** Columns by their headings; null leaves one unread that a list would read. */
type Columns = Readonly<Record<string, FormatColumn | null>>;

const columnOf = (columns: Columns, heading: string) =>
  Object.hasOwn(columns, heading) ? columns[heading] : undefined;

const square: Columns = {
  token: fieldColumn("code"),
  sku: null,
  gtin: null,
  "item name": fieldColumn("name"),
  "customer-facing name": null,
  "variation name": fieldColumn("size"),
  description: fieldColumn("description"),
  price: fieldColumn("price"),
  "online sale price": null,
  "default unit cost": null,
  "item type": { kind: "item-type" },
  archived: { kind: "archived" },
  sellable: { kind: "sellable" },
  "square online item visibility": { kind: "visibility" },
  permalink: null,
};

const squareFormat: TableFormat = {
  name: "square",
  isHeader: (headings) => headings.has("item name") && headings.has("variation name"),
  columnOf(heading, headings) {
    if (heading === "reporting category" && (headings.has("categories") || headings.has("category"))) return null;
    // Every location has its own columns beside the common price.
    return /^(?:price|enabled|current quantity|new quantity|stock alert|modifier set|tax|option) .+/.test(heading)
      ? null
      : columnOf(square, heading);
  },
};

const loyverse: Columns = {
  handle: fieldColumn("code"),
  sku: null,
  cost: null,
  "sold by weight": { kind: "by-weight" },
  "sku of included item": { kind: "component" },
};

const loyverseFormat: TableFormat = {
  name: "loyverse",
  isHeader: (headings) => headings.has("handle") && headings.has("name") && headings.has("sold by weight"),
  columnOf(heading) {
    if (/^(?:in stock|low stock|optimal stock|modifier|tax)(?: |$)/.test(heading)) return null;
    return optionColumn(heading, /^option \d name$/, /^option \d value$/) ?? columnOf(loyverse, heading);
  },
};

const posterFormat: TableFormat = {
  name: "poster",
  isHeader: (headings) =>
    ["наценка", "націнка", "markup"].some((name) => headings.has(name)) &&
    [...headings].some((heading) => /^(?:себестоимость|собівартість|cost)(?: |$)/.test(heading)) &&
    ["категория", "категорія", "category"].some((name) => headings.has(name)),
  columnOf: (heading) => (/^(?:себестоимость|собівартість|cost)(?: |$)/.test(heading) ? null : undefined),
};

/** Columns that only iiko's lists have. */
const ofIiko = [
  ...["место приготовления", "тип места приготовления", "категория номенклатуры", "бухгалтерская категория"],
  ...["прейскурант", "включено в прейскурант", "шкала размеров", "код быстрого набора", "фаст-код"],
];

const iiko: Columns = {
  тип: { kind: "item-type" },
  "тип номенклатуры": { kind: "item-type" },
  "код быстрого набора": null,
  "фаст-код": null,
  "бухгалтерская категория": null,
  "категория номенклатуры": null,
  включено: fieldColumn("in_stock"),
  "включено в прейскурант": fieldColumn("in_stock"),
};

const iikoFormat: TableFormat = {
  name: "iiko",
  isHeader: (headings) => ofIiko.some((name) => headings.has(name)),
  columnOf(heading, headings) {
    if (heading === "категория" && headings.has("группа")) return null;
    if (heading === "артикул" && headings.has("код")) return null;
    return columnOf(iiko, heading);
  },
};

const oneC: Columns = {
  характеристика: fieldColumn("size"),
  "характеристика номенклатуры": fieldColumn("size"),
  "вид номенклатуры": fieldColumn("category"),
  "группа номенклатуры": fieldColumn("category"),
  "номенклатурная группа": fieldColumn("category"),
  "ценовая группа": fieldColumn("category"),
  "номенклатура код": fieldColumn("code"),
};

const oneCFormat: TableFormat = {
  name: "1c",
  isHeader: (headings) =>
    [...headings].some((heading) => /^(?:номенклатура|(?:вид|группа) номенклатуры)/.test(heading)),
  columnOf(heading, headings) {
    if (heading === "артикул" && headings.has("код")) return null;
    return columnOf(oneC, heading);
  },
};

/** Exports of tills and back offices, which are lists with some columns of their own. */
export const tillFormats: readonly TableFormat[] = [squareFormat, loyverseFormat, posterFormat, iikoFormat, oneCFormat];
