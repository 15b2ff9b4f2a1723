import { type TableRow, textOf } from "./table.ts";

/** The beginning of a row, shown to the person who maps the columns. */
export interface FirstRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Enough rows for titles above the headings and some dishes below them, which show the content of a column. */
const shownRows = 25;
const shownCharacters = 60;

export function firstRows(rows: readonly TableRow[]): readonly FirstRow[] {
  return rows.slice(0, shownRows).map(({ row, cells }) => ({
    row,
    cells: cells.map((cell) => textOf(cell).slice(0, shownCharacters)),
  }));
}
