import { useCallback, useState } from "react";
import type { ShownCells } from "../../model/grid/block-edits.ts";
import { type CellPlace, type CellRange, type Cursor, cursorAt, rangeOf, within } from "../../model/grid/cell-range.ts";
import { followedCursor } from "../../model/grid/follow-cells.ts";

export interface GridCursor {
  readonly cursor: Cursor;
  readonly range: CellRange;
  readonly setCursor: (next: Cursor) => void;
  readonly goTo: (place: CellPlace) => void;
  readonly extendTo: (place: CellPlace) => void;
}

/**
 * The active cell and the selection. Both stay on their dishes when another person's edit adds or removes lines, and
 * inside the grid when a filter shrinks it. `view`: the filter and the order; a new one leaves the cursor in its place.
 */
export function useGridCursor(shown: ShownCells, view: string): GridCursor {
  const [asked, setCursor] = useState<Cursor>(() => cursorAt({ row: 0, column: 0 }));
  const [seen, setSeen] = useState({ shown, view });
  if (seen.shown !== shown || seen.view !== view) {
    setSeen({ shown, view });
    if (seen.view === view) setCursor(followedCursor(asked, seen.shown, shown));
  }
  const cursor = within(asked, { rows: shown.lines.length, columns: shown.columns.length });
  const goTo = useCallback((place: CellPlace) => setCursor(cursorAt(place)), []);
  const extendTo = useCallback((end: CellPlace) => setCursor(({ active }) => ({ active, end })), []);
  return { cursor, range: rangeOf(cursor), setCursor, goTo, extendTo };
}
