import { type Cell, TABLE_LIMITS, type TableRow, UnreadableTable } from "../table.ts";
import { textCell } from "../text-cell.ts";
import { numberCell } from "./number-text.ts";
import { escapedText } from "./read-strings.ts";
import { readXml } from "./read-xml.ts";

interface SheetContext {
  readonly strings: readonly string[];
  readonly dateStyles: readonly boolean[];
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly isDate: boolean;
  hasFormula: boolean;
  value: string | null;
  inline: string[];
}

/** Merged cells; only the first one has the value. */
interface MergedRange {
  readonly from: Place;
  readonly to: Place;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Reads the rows of a sheet that have a value. Throws in the row that exceeds a limit. */
export function readSheet(xml: string, context: SheetContext): readonly TableRow[] {
  const rows = new Map<number, Cell[]>();
  const merged: MergedRange[] = [];
  let row = 0;
  let column = 0;
  let cell: OpenCell | null = null;
  let reading: "v" | "t" | null = null;
  readXml(xml, {
    open(name, attribute) {
      if (name === "row") {
        row = Number(attribute("r") ?? row + 1);
        column = 0;
      } else if (name === "c") {
        const place = placeOf(attribute("r") ?? "");
        column = place?.column ?? column + 1;
        row = place?.row ?? row;
        const isDate = context.dateStyles[Number(attribute("s") ?? -1)] ?? false;
        cell = { column, type: attribute("t") ?? "n", isDate, hasFormula: false, value: null, inline: [] };
      } else if (cell !== null && name === "f") cell.hasFormula = true;
      else if (cell !== null && (name === "v" || name === "t")) reading = name;
      else if (name === "mergeCell") merged.push(...rangeOf(attribute("ref") ?? ""));
    },
    text(text) {
      if (cell === null || reading === null) return;
      if (reading === "v") cell.value = (cell.value ?? "") + text;
      else cell.inline.push(text);
    },
    close(name) {
      if (name === "v" || name === "t") reading = null;
      if (name !== "c" || cell === null) return;
      put(rows, { row, column: cell.column }, cellOf(cell, context));
      cell = null;
    },
  });
  fillMerged(rows, merged);
  return [...rows].sort(([one], [other]) => one - other).map(([number, cells]) => ({ row: number, cells }));
}

function put(rows: Map<number, Cell[]>, { row, column }: Place, value: Cell): void {
  if (value === "") return;
  if (column > TABLE_LIMITS.columns) throw new UnreadableTable("too-many-columns", row);
  const cells = rows.get(row) ?? [];
  if (!rows.has(row) && rows.size >= TABLE_LIMITS.rows) throw new UnreadableTable("too-many-rows", row);
  rows.set(row, cells);
  while (cells.length < column) cells.push("");
  cells[column - 1] = value;
}

function cellOf({ type, value, inline, isDate, hasFormula }: OpenCell, { strings }: SheetContext): Cell {
  if (type === "inlineStr") return textCell(escapedText(inline.join("")));
  if (value === null || value === "") return hasFormula && value === null ? { fault: "formula", text: "" } : "";
  switch (type) {
    case "s":
      return textCell(strings[Number(value)] ?? "");
    case "str":
      return textCell(escapedText(value));
    case "b":
      return value.trim() === "1" ? "1" : "0";
    case "d":
      return { fault: "date", text: value.slice(0, 80) };
    case "e":
      return { fault: "error", text: value.slice(0, 80) };
    default:
      return isDate ? { fault: "date", text: value.slice(0, 80) } : numberCell(value);
  }
}

/** "B12"; null for a cell without an address, which follows the one before. */
function placeOf(address: string): Place | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(address) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}

function rangeOf(text: string): readonly MergedRange[] {
  const [from, to] = text.split(":").map(placeOf);
  return from == null || to == null ? [] : [{ from, to }];
}

/**
 * A value that is merged over several rows applies to each of them, such as a category beside its dishes. Cells merged
 * across columns are a heading and have one value.
 */
function fillMerged(rows: Map<number, Cell[]>, merged: readonly MergedRange[]): void {
  const numbers = [...rows.keys()];
  for (const { from, to } of merged) {
    const value = rows.get(from.row)?.[from.column - 1] ?? "";
    if (value === "" || to.row <= from.row) continue;
    // Only rows that have a value of their own, because a merged range may reach to the end of the sheet.
    for (const row of numbers) {
      const cells = rows.get(row) ?? [];
      if (row > from.row && row <= to.row && (cells[from.column - 1] ?? "") === "")
        put(rows, { row, column: from.column }, value);
    }
  }
}
