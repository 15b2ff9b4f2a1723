import type { Columns } from "../columns/recognise-columns.ts";
import { type TableRow, textOf } from "../table/table.ts";
import type { Cells } from "./table-dish.ts";

/** The cells of a row by their fields; a short row ends with empty cells. */
export function cellsOfRow({ columns }: Columns, { cells }: TableRow): Cells {
  return new Map(columns.flatMap(({ index, field }) => (field === null ? [] : [[field, cells[index] ?? ""] as const])));
}

export function cellText(cells: Cells, field: Parameters<Cells["get"]>[0]): string {
  return textOf(cells.get(field));
}

/** The rows below the headings. */
export function rowsBelow(rows: readonly TableRow[], { headingRow }: Columns): readonly TableRow[] {
  return rows.filter(({ row }) => row > headingRow);
}
