import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { nameKey } from "../menu/name-index.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import { readWeight } from "../values/read-weight.ts";
import { cellsOfRow, cellText } from "./cells-of-row.ts";
import type { TableDish, TableDishes, TableSize } from "./table-dish.ts";

/**
 * Rows of a price list. A row with a single text is the heading of the dishes below it. A new dish without a section is
 * in that of the dish above it, as in a file that was made from merged cells. Rows with the same name, or without one,
 * that differ in a size are the sizes of one dish.
 */
export function listRows(rows: readonly TableRow[], columns: Columns): TableDishes {
  const hasSizes = columns.columns.some(({ field }) => field === "size");
  const dishes: { row: number; cells: Map<FieldKey, Cell>; sizes: TableSize[]; above: string }[] = [];
  let heading = "";
  let above = "";
  for (const row of rows) {
    const cells = new Map(cellsOfRow(columns, row));
    const title = headingIn(row, cells);
    if (title !== null) {
      heading = title;
      continue;
    }
    if (cellText(cells, "category") === "" && heading !== "") cells.set("category", heading);
    above = cellText(cells, "category") || above;
    const last = dishes.at(-1);
    const isSize = hasSizes && last !== undefined && last.sizes.length > 0 && isSizeOf(last.cells, cells);
    const size = hasSizes && !isWeight(cells) ? sizeOf(row.row, cells) : null;
    if (isSize && size !== null) last.sizes.push(size);
    else
      dishes.push({
        row: row.row,
        cells: size === null ? cells : withoutSize(cells),
        sizes: size === null ? [] : [size],
        above,
      });
  }
  return { dishes: dishes.map((dish): TableDish => ({ ...dish, origin: null })), faults: [] };
}

/** The only text of a row, if its column is not a price or a weight. */
function headingIn({ cells: all }: TableRow, cells: ReadonlyMap<FieldKey, Cell>): string | null {
  const filled = all.filter((cell) => cell !== "");
  const [only] = filled;
  if (filled.length !== 1 || typeof only !== "string") return null;
  const [field = null] = [...cells].find(([, cell]) => cell === only) ?? [];
  const isTitle = field === null || field === "name" || field === "category" || field === "id";
  return isTitle && !/^[\d\s.,]+$/.test(only) ? only.replace(/:$/, "").trim() : null;
}

function isSizeOf(dish: ReadonlyMap<FieldKey, Cell>, cells: ReadonlyMap<FieldKey, Cell>): boolean {
  if (cellText(cells, "size") === "") return false;
  const name = nameKey(cellText(cells, "name"));
  const section = nameKey(cellText(cells, "category"));
  const isSame = section === "" || section === nameKey(cellText(dish, "category"));
  return name === "" || (isSame && name === nameKey(cellText(dish, "name")));
}

/** A column "portion" often has weights, which are not a choice of sizes. */
function isWeight(cells: Map<FieldKey, Cell>): boolean {
  const text = cellText(cells, "size");
  const weight = readWeight(text);
  const isOne = text !== "" && "size" in weight && (weight.unit !== null || /^[\d.,/ ]+$/.test(text));
  if (isOne && cellText(cells, "weight") === "") cells.set("weight", text);
  if (isOne) cells.delete("size");
  return isOne;
}

const ofSizes: readonly FieldKey[] = ["size", "price", "regular_price", "weight"];

function sizeOf(row: number, cells: ReadonlyMap<FieldKey, Cell>): TableSize | null {
  if (textOf(cells.get("size")) === "") return null;
  const own = [...cells].filter(([field]) => ofSizes.includes(field) || field.startsWith("price:"));
  return { row, cells: new Map(own) };
}

function withoutSize(cells: ReadonlyMap<FieldKey, Cell>): Map<FieldKey, Cell> {
  return new Map([...cells].filter(([field]) => !ofSizes.includes(field) && !field.startsWith("price:")));
}
