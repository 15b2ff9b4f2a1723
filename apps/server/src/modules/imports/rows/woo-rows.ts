import { cleanText } from "@skatert/contract";
import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import type { Cell, TableRow } from "../table/table.ts";
import { escapeText, rawParts, unescapeText } from "../values/listed-text.ts";
import { cellsOfRow, cellText, optionsOf, specialText, withNumber } from "./cells-of-row.ts";
import { type Cells, type RowFault, rowFault, type TableDish, type TableDishes, type TableSize } from "./table-dish.ts";

/** A row of a WooCommerce export in the fields of a menu. */
interface WooRow {
  readonly row: number;
  readonly type: string;
  readonly id: string;
  readonly sku: string;
  readonly parent: string;
  readonly cells: Cells;
}

/** Products that are not separate dishes. */
const unsupported = ["grouped", "external"];

/**
 * Rows of a WooCommerce product export. Variations become the sizes of their product, whose parent they name by id or
 * by SKU. Products that are not published, or hidden in the catalogue, are not on sale. `today`: "2026-06-17".
 */
export function wooRows(rows: readonly TableRow[], columns: Columns, today: string): TableDishes {
  const read = rows.map((row) => wooRow(row, columns, today));
  const isVariation = ({ type }: WooRow) => type.includes("variation");
  const products = read.filter((row) => !isVariation(row));
  const byParent = Map.groupBy(read.filter(isVariation), ({ parent }) => parent);
  const faults: RowFault[] = [];
  const dishes: TableDish[] = [];
  for (const { row, type, id, sku, cells } of products) {
    const kind = unsupported.find((word) => type.includes(word));
    if (kind !== undefined) {
      faults.push(rowFault(row, "type", "unsupported-type", type));
      continue;
    }
    const own = [...(byParent.get(`id:${id}`) ?? []), ...(sku === "" ? [] : (byParent.get(sku) ?? []))];
    const number = id !== "" ? id : sku !== "" ? `sku:${sku}` : "";
    const bare = own.length > 0 ? withoutPrices(cells) : cells;
    dishes.push({ row, cells: withNumber(bare, "woocommerce", number), sizes: own.map(sizeOf) });
  }
  const parents = new Set(products.flatMap(({ id, sku }) => [`id:${id}`, sku]));
  for (const [parent, orphans] of byParent)
    if (!parents.has(parent) || parent === "")
      faults.push(...orphans.map(({ row }) => rowFault(row, "parent", "unknown-parent", parent)));
  return { dishes, faults };
}

function wooRow(row: TableRow, columns: Columns, today: string): WooRow {
  const cells = new Map(cellsOfRow(columns, row));
  const text = (field: FieldKey) => cellText(cells, field);
  const basics = { type: text("type").toLowerCase(), id: text("id"), sku: text("slug"), parent: text("parent") };
  const isVariation = basics.type.includes("variation");
  const attributes = isVariation && isForAny(row, columns) ? anySize : attributesOf(row, columns);
  const own = new Map<FieldKey, Cell>();
  const put = (field: FieldKey, cell: Cell | undefined) => {
    if (cell !== undefined) own.set(field, cell);
  };
  put("name", cells.get("name"));
  put("category", onCell(cells.get("category"), deepest));
  putPrices(cells, isSaleOpen(row, columns, today), put);
  put("description", descriptionOf(cells));
  put("images", cells.get("images"));
  put("badges", cells.get("badges"));
  put("in_stock", isShown(row, columns) ? cells.get("in_stock") : "no");
  put("weight", weightOf(cells, columns));
  put(isVariation ? "size" : "attributes", attributes ?? undefined);
  return { row: row.row, ...basics, cells: own };
}

function sizeOf({ row, cells }: WooRow): TableSize {
  const own: readonly FieldKey[] = ["size", "price", "regular_price", "weight", "in_stock"];
  return { row, cells: new Map([...cells].filter(([field]) => own.includes(field))) };
}

function withoutPrices(cells: Cells): Cells {
  return new Map([...cells].filter(([field]) => field !== "price" && field !== "regular_price"));
}

/** The sale price, while the sale lasts, is the price to pay. */
function putPrices(cells: Cells, isOpen: boolean, put: (field: FieldKey, cell: Cell | undefined) => void): void {
  const regular = cells.get("regular_price");
  const sale = cells.get("sale_price");
  const isOnSale = isOpen && sale !== undefined && sale !== "";
  put("price", isOnSale ? sale : regular);
  if (sale !== undefined) put("regular_price", isOnSale ? regular : "");
}

/** WooCommerce writes line breaks as the two characters `\n`. The long description is used if there is no short one. */
function descriptionOf(cells: Cells): Cell | undefined {
  const short = cells.get("short_description");
  const chosen = short === undefined || short === "" ? cells.get("description") : short;
  return onCell(chosen, (text) => cleanText(text.replaceAll("\\n", "\n")));
}

/** A product in "Пицца" and in "Пицца > С мясом" is listed only in the deeper section. */
function deepest(text: string): string {
  const paths = rawParts(text, ",");
  const isAbove = (path: string) => paths.some((other) => other !== path && other.startsWith(`${path} >`));
  return paths.filter((path) => !isAbove(path)).join(", ");
}

function weightOf(cells: Cells, { columns }: Columns): Cell | undefined {
  const unit = columns.find(({ field }) => field === "weight")?.unit;
  return onCell(cells.get("weight"), (text) => {
    const amount = Number(text.replace(",", "."));
    return text === "" || unit == null || !Number.isFinite(amount)
      ? text
      : `${Number((amount * unit.factor).toFixed(3))} ${unit.unit}`;
  });
}

function isShown(row: TableRow, columns: Columns): boolean {
  const isPublished = (specialText(columns, row, "published") ?? "1") === "1";
  return isPublished && !/^(?:hidden|скрыт\p{L}*)$/iu.test(specialText(columns, row, "visibility") ?? "");
}

/** Both days of a sale belong to it. A sale whose dates cannot be read is not open. */
function isSaleOpen(row: TableRow, columns: Columns, today: string): boolean {
  const dayOf = (text: string) => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null;
  const starts = specialText(columns, row, "sale-starts") || "0000-01-01";
  const ends = specialText(columns, row, "sale-ends") || "9999-12-31";
  const [first, last] = [dayOf(starts), dayOf(ends)];
  return first !== null && last !== null && first <= today && today <= last;
}

/** A variation with an attribute but no value of it is for any value, and such a size has no name. */
const anySize: Cell = { fault: "any", text: "" };

function isForAny(row: TableRow, columns: Columns): boolean {
  return [...optionsOf(columns, row).values()].some(({ name, values }) => name !== "" && values === "");
}

/** "Размер: 25 см, 30 см; Тесто: тонкое"; null: the table has no columns of attributes. */
function attributesOf(row: TableRow, columns: Columns): string | null {
  const options = [...optionsOf(columns, row).values()];
  if (options.length === 0) return null;
  return options
    .filter(({ name, values }) => name !== "" && values !== "")
    .map(({ name, values }) => {
      const parts = rawParts(values, ",").map((part) => escapeText(unescapeText(part), ",;:"));
      return `${escapeText(name, ",;:")}: ${parts.join(", ")}`;
    })
    .join("; ");
}

function onCell(cell: Cell | undefined, change: (text: string) => string): Cell | undefined {
  return typeof cell === "string" ? change(cell) : cell;
}
