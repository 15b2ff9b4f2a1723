import { normalHeading } from "../../columns/normal-heading.ts";
import { fieldOfHeading, WORDS } from "../../columns/own-headings.ts";
import { sizeOfHeading } from "../../columns/size-columns.ts";
import { isGroupSheet } from "../../groups/group-sheet.ts";
import {
  type Cell,
  type SheetPlace,
  TABLE_LIMITS,
  type Table,
  type TableRow,
  textOf,
  UnreadableTable,
} from "../table.ts";

export interface Sheet {
  readonly name: string;
  readonly rows: readonly TableRow[];
}

interface HeadedSheet extends Sheet {
  readonly heading: TableRow;
}

/** Titles and addresses may precede the headings. */
const searchedRows = 20;
const defaultName = /^(?:лист|аркуш|страница|таблица|sheet|page|table|tabelle|hoja)?\s*\d*$/i;

/**
 * The sheets of a workbook as one table: those with headings go below the first of them, column by column, and their
 * rows are counted on. Without a column of sections the name of a sheet is the section of its dishes. A workbook with
 * fewer than two such sheets is its first sheet.
 */
export function joinSheets(all: readonly Sheet[]): Omit<Table, "format"> {
  const ofGroups = all.find(({ name, rows }) => isGroupSheet(name, rows));
  const joined = joinDishes(all.filter((sheet) => sheet !== ofGroups));
  return ofGroups === undefined ? joined : withGroupSheet(joined, ofGroups);
}

/** The sheet of groups is read by itself, and its rows are counted on below those of the dishes. */
function withGroupSheet(table: Omit<Table, "format">, { name, rows }: Sheet): Omit<Table, "format"> {
  const [first] = rows;
  const after = table.rows.at(-1)?.row ?? 0;
  if (first === undefined) return table;
  const own = rows.map((row): TableRow => ({ ...row, row: after + 1 + row.row - first.row, part: "groups" }));
  const place: SheetPlace = { name, from: after + 1, shift: first.row - after - 1 };
  return { ...table, rows: [...table.rows, ...own], sheets: [...(table.sheets ?? []), place] };
}

function joinDishes(sheets: readonly Sheet[]): Omit<Table, "format"> {
  const headed = sheets.flatMap((sheet): HeadedSheet[] => {
    const heading = headingOf(sheet);
    return heading === null ? [] : [{ ...sheet, heading }];
  });
  const [first] = headed;
  const only = first ?? sheets[0];
  const read: readonly string[] = headed.length < 2 ? [only?.name ?? ""] : headed.map(({ name }) => name);
  const leftOut = sheets.flatMap(({ name, rows }) => (rows.length === 0 || read.includes(name) ? [] : [name]));
  if (first === undefined || headed.length < 2) return { rows: only?.rows ?? [], leftOut };
  const headings = first.heading.cells.map(textOf);
  const below = headed.map((sheet) => ({ sheet, columns: columnsIn(sheet, headings) }));
  const section = headings.some((heading) => fieldOfHeading(heading, [])?.field === "category") ? -1 : headings.length;
  if (section !== -1) headings.push(/[а-яё]/i.test(headings.join("")) ? "Раздел" : "Category");
  if (headings.length > TABLE_LIMITS.columns) throw new UnreadableTable("too-many-columns", first.heading.row);
  const above = first.rows.filter(({ row }) => row < first.heading.row);
  const joined: TableRow[] = [...above, { ...first.heading, cells: headings }];
  const places: SheetPlace[] = [];
  for (const { sheet, columns } of below) {
    const after = joined.at(-1)?.row ?? 0;
    const isFirst = sheet === first;
    places.push({ name: sheet.name, from: after + 1, shift: isFirst ? 0 : sheet.heading.row - after });
    joined.push(...rowsOf(sheet, { columns, section, after, isFirst }));
  }
  if (joined.length > TABLE_LIMITS.rows) throw new UnreadableTable("too-many-rows", joined.length);
  return { rows: joined, leftOut, sheets: places };
}

/** The row with the most headings, at least two; null: none. */
function headingOf({ rows }: Sheet): TableRow | null {
  const scored = rows
    .filter(({ row }) => row <= searchedRows)
    .map((row) => ({
      row,
      score: new Set(row.cells.flatMap((cell) => fieldIn(textOf(cell)) ?? [])).size,
    }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (found, next) => (next.score > (found?.score ?? 1) ? next : found),
    null,
  );
  return best?.row ?? null;
}

/** A column of prices may have a size as its heading: «30 см». */
function fieldIn(heading: string): string | null {
  return fieldOfHeading(heading, [])?.field ?? (sizeOfHeading(heading) === null ? null : "price");
}

/** The column of the whole table for each column of a sheet. A heading that no sheet above has is added to `headings`. */
function columnsIn({ heading }: HeadedSheet, headings: string[]): readonly number[] {
  const taken = new Set<number>();
  return heading.cells.map(textOf).map((text) => {
    const same = headings.findIndex((other, at) => !taken.has(at) && normalHeading(other) === normalHeading(text));
    const own = fieldOfHeading(text, []);
    const alike = headings.findIndex(
      (other, at) =>
        !taken.has(at) && own !== null && own.strength >= WORDS && fieldOfHeading(other, [])?.field === own.field,
    );
    const found = same !== -1 ? same : alike;
    const column = found !== -1 ? found : headings.push(text) - 1;
    taken.add(column);
    return column;
  });
}

interface Placing {
  readonly columns: readonly number[];
  /** Column of the sections; -1: the sheets have their own. */
  readonly section: number;
  /** Number of the last row above. */
  readonly after: number;
  readonly isFirst: boolean;
}

function rowsOf(
  { name, rows, heading }: HeadedSheet,
  { columns, section, after, isFirst }: Placing,
): readonly TableRow[] {
  // Below a title the dishes of a sheet are in its section.
  let own = section === -1 || defaultName.test(name.trim()) ? "" : name.trim();
  return rows
    .filter(({ row }) => row > heading.row)
    .map(({ row, cells }) => {
      const placed: Cell[] = [];
      for (const [index, cell] of cells.entries()) placed[columns[index] ?? index] = cell;
      if (cells.filter((cell) => cell !== "").length === 1) own = "";
      if (own !== "") placed[section] = own;
      return { row: isFirst ? row : after + row - heading.row, cells: Array.from(placed, (cell) => cell ?? "") };
    });
}
