import type { FieldKey } from "../columns/field-names.ts";
import type { Columns } from "../columns/recognise-columns.ts";
import { type Cell, type TableRow, textOf } from "../table/table.ts";
import { cellText, pricesBySize } from "./cells-of-row.ts";

type Cells = ReadonlyMap<FieldKey, Cell>;

const titles: readonly FieldKey[] = ["name", "category", "id"];
/** A group of 1C has a code of its own. */
const besideTitle: readonly FieldKey[] = ["name", "code", "id"];

/**
 * The section that a row is the heading of; null: the row is a dish. Such a row has a single text, or its name without
 * any value of a dish: a group of 1C with its code, or a line with its number.
 */
export function sectionIn(row: TableRow, columns: Columns, cells: Cells): string | null {
  const title = onlyText(row, cells) ?? (isGroup(row, columns, cells) ? cellText(cells, "name") : null);
  return title === null || /^[\d\s.,]+$/.test(title) ? null : title.replace(/:$/, "").trim();
}

/**
 * Whether the heading of a section may be a dish without a price: it has a name and a code, and all that the dishes of
 * the list have beside their price. A group of 1C lacks their unit or number in the list.
 */
export function doubtfulSections(
  rows: readonly TableRow[],
  columns: Columns,
): (row: TableRow, cells: Cells) => boolean {
  const price = columns.columns.find(({ field }) => field === "price")?.index;
  const priced = rows.filter(({ cells }) => price !== undefined && textOf(cells[price]) !== "");
  const own = new Set(
    columns.columns.flatMap(({ index, field }) =>
      field === "price" || (field !== null && besideTitle.includes(field)) ? [index] : [],
    ),
  );
  const usual = columns.columns
    .map(({ index }) => index)
    .filter((index) => !own.has(index) && priced.every(({ cells }) => textOf(cells[index]) !== ""));
  return (row, cells) => onlyText(row, cells) === null && usual.every((index) => textOf(row.cells[index]) !== "");
}

function onlyText({ cells: all }: TableRow, cells: Cells): string | null {
  const filled = all.filter((cell) => cell !== "");
  const [only] = filled;
  // Merged cells repeat their text.
  if (typeof only !== "string" || new Set(filled).size !== 1) return null;
  const fields = [...cells].filter(([, cell]) => cell === only).map(([field]) => field);
  return fields.length === 0 || fields.some((field) => titles.includes(field)) ? only : null;
}

function isGroup(row: TableRow, columns: Columns, cells: Cells): boolean {
  const isListed = columns.columns.some(({ field }) => field === "price");
  if (!isListed || cellText(cells, "name") === "" || pricesBySize(columns, row).length > 0) return false;
  const hasValue = [...cells].some(([field, cell]) => cell !== "" && !besideTitle.includes(field));
  const read = new Set(columns.columns.flatMap(({ field, index }) => (field === null ? [] : [index])));
  const others = row.cells.filter((cell, index) => !read.has(index) && textOf(cell) !== "");
  return !hasValue && others.every((cell) => /^[\d.]{1,6}$/.test(textOf(cell)));
}
