import type { ShownCells } from "./block-edits.ts";
import type { CellPlace, Cursor } from "./cell-range.ts";

/** A cell by what it shows, which stays the same when lines are added, removed or sorted. */
export interface CellName {
  readonly lineKey: string;
  readonly columnId: string;
}

/** The line and column number of a cell; null: it is not shown. */
export function placeOfCell({ lines, columns }: ShownCells, { lineKey, columnId }: CellName): CellPlace | null {
  const row = lines.findIndex(({ key }) => key === lineKey);
  const column = columns.findIndex(({ id }) => id === columnId);
  return row === -1 || column === -1 ? null : { row, column };
}

/** The cursor on the same cells after a reload. A removed cell leaves it where it was. */
export function followedCursor({ active, end }: Cursor, before: ShownCells, now: ShownCells): Cursor {
  return { active: followed(active, before, now), end: followed(end, before, now) };
}

function followed(place: CellPlace, before: ShownCells, now: ShownCells): CellPlace {
  const [line, column] = [before.lines[place.row], before.columns[place.column]];
  if (line === undefined || column === undefined) return place;
  // Lines rarely move, and this runs after each edit.
  if (now.lines[place.row]?.key === line.key && now.columns[place.column]?.id === column.id) return place;
  return placeOfCell(now, { lineKey: line.key, columnId: column.id }) ?? place;
}
