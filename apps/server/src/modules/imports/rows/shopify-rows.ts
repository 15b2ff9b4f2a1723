import type { Columns } from "../columns/recognise-columns.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import { escapeText, rawParts } from "../values/listed-text.ts";
import { readFlag } from "../values/read-flag.ts";
import { readPrice } from "../values/read-number.ts";
import { isFault } from "../values/reading.ts";
import { cellsOfRow, cellText, optionsOf, specialText, withNumber } from "./cells-of-row.ts";
import { type Cells, type RowFault, rowFault, type TableDish, type TableDishes, type TableSize } from "./table-dish.ts";

interface ShopifyRow {
  readonly row: TableRow;
  readonly cells: Cells;
}

/**
 * Rows of a Shopify product export. The rows of a product have one handle: the first has its texts, each one with a
 * price is a variant, and further ones have only a picture. A product that is a draft, archived or not published is not
 * on sale.
 */
export function shopifyRows(rows: readonly TableRow[], columns: Columns): TableDishes {
  const read = rows.map((row): ShopifyRow => ({ row, cells: cellsOfRow(columns, row) }));
  const faults: RowFault[] = [];
  const dishes: TableDish[] = [];
  for (const [handle, same] of Map.groupBy(read, ({ cells }) => cellText(cells, "code"))) {
    const first = same.find(({ cells }) => cellText(cells, "name") !== "");
    if (first === undefined || handle === "")
      faults.push(...same.map(({ row }) => rowFault(row.row, "code", "unknown-parent", handle)));
    else if (isYes(specialText(columns, first.row, "gift-card")))
      faults.push(rowFault(first.row.row, null, "unsupported-type", "gift card"));
    else dishes.push(dishOf(first, same, columns));
  }
  return { dishes, faults };
}

function dishOf(first: ShopifyRow, same: readonly ShopifyRow[], columns: Columns): TableDish {
  const variants = same.filter(({ cells, row }) => cellText(cells, "price") !== "" || hasOption(row, columns));
  const names = [...optionsOf(columns, first.row)].map(([number, { name }]) => [number, name] as const);
  const isPlain = variants.length <= 1 && (variants[0] === undefined || isDefault(variants[0].row, columns));
  const own = new Map(first.cells);
  for (const field of ["price", "regular_price", "weight"] as const) own.delete(field);
  own.set("category", categoryOf(first, columns));
  own.set("images", picturesOf(same));
  own.set("in_stock", isShown(first.row, columns) ? "yes" : "no");
  const [only] = variants;
  const cells = isPlain && only !== undefined ? new Map([...own, ...amountsOf(only, columns, own)]) : own;
  const sizes = variants.map(
    (variant): TableSize => ({
      row: variant.row.row,
      cells: new Map([...amountsOf(variant, columns, null), ["size", sizeOf(variant.row, columns, new Map(names))]]),
    }),
  );
  const number = cellText(first.cells, "code");
  return { row: first.row.row, cells: withNumber(cells, "shopify", number), sizes: isPlain ? [] : sizes };
}

/** `own`: the dish that the variant is; null: it is one of its sizes. */
function amountsOf({ row, cells }: ShopifyRow, columns: Columns, own: Cells | null): Cells {
  const grams = cellText(cells, "weight");
  const isSold = !isSoldOut(row, columns) && (own === null || cellText(own, "in_stock") === "yes");
  return new Map([
    ["price", cells.get("price") ?? ""],
    ["regular_price", earlierPrice(cells)],
    ...(cells.has("weight") ? [["weight", Number(grams) > 0 ? `${grams} g` : ""] as const] : []),
    ["in_stock", isSold ? "yes" : "no"],
  ]);
}

/** Shopify leaves a former price that is not above the price, and shows no discount then. */
function earlierPrice(cells: Cells): Cell {
  const [price, earlier] = [readPrice(cellText(cells, "price")), readPrice(cellText(cells, "regular_price"))];
  const isDiscount = isFault(price) || isFault(earlier) || Number(earlier.text) > Number(price.text);
  return isDiscount ? (cells.get("regular_price") ?? "") : "";
}

/** A variant whose stock is counted, has run out and may not be sold further. */
function isSoldOut(row: TableRow, columns: Columns): boolean {
  const isTracked = (specialText(columns, row, "stock-tracker") ?? "") !== "";
  const quantity = specialText(columns, row, "stock-quantity") ?? "";
  const isLimited = /^(?:deny|false)$/i.test(specialText(columns, row, "stock-policy") ?? "");
  return isTracked && isLimited && quantity !== "" && Number(quantity) <= 0;
}

function isShown(row: TableRow, columns: Columns): boolean {
  const status = specialText(columns, row, "status") ?? "";
  const isActive = status === "" || status.toLowerCase() === "active";
  const published = specialText(columns, row, "published") ?? "";
  return isActive && (published === "" || isYes(published));
}

function hasOption(row: TableRow, columns: Columns): boolean {
  return [...optionsOf(columns, row).values()].some(({ values }) => values !== "");
}

/** A product without options has the option "Title" with one value. */
function isDefault(row: TableRow, columns: Columns): boolean {
  return [...optionsOf(columns, row).values()].every(
    ({ values }) => values === "" || /^default(?: title)?$/i.test(values),
  );
}

/** The names of options are only in the first row of a product. A variant without a value is no size. */
function sizeOf(row: TableRow, columns: Columns, names: ReadonlyMap<number, string>): Cell {
  const parts = [...optionsOf(columns, row)].flatMap(([number, { values }]) => {
    const name = names.get(number) ?? "";
    if (name === "" && values === "") return [];
    return [values === "" ? null : `${escapeText(name || "Option", ",;:")}: ${escapeText(values, ",;:")}`];
  });
  return parts.length === 0 || parts.includes(null) ? { fault: "any", text: "" } : parts.join("; ");
}

/** The shop's own type, or the last part of Shopify's taxonomy. */
function categoryOf({ row, cells }: ShopifyRow, columns: Columns): Cell {
  const own = cells.get("category") ?? "";
  if (textOf(own) !== "") return typeof own === "string" ? escapeText(own, ",>") : own;
  const path = rawParts(specialText(columns, row, "taxonomy") ?? "", ">");
  return escapeText(path.at(-1) ?? "", ",>");
}

function picturesOf(rows: readonly ShopifyRow[]): Cell {
  const addresses = rows.map(({ cells }) => cellText(cells, "images")).filter((address) => address !== "");
  return [...new Set(addresses)].map((address) => escapeText(address, ",")).join(", ");
}

function isYes(text: string | null): boolean {
  const flag = readFlag(text ?? "");
  return !isFault(flag) && flag.text === "yes";
}
