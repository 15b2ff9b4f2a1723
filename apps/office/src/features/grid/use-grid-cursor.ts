import { useCallback, useState } from "react";
import {
  type CellPlace,
  type CellRange,
  type Cursor,
  cursorAt,
  type GridSize,
  rangeOf,
  within,
} from "../../model/grid/cell-range.ts";

export interface GridCursor {
  readonly cursor: Cursor;
  readonly range: CellRange;
  readonly setCursor: (next: Cursor) => void;
  readonly goTo: (place: CellPlace) => void;
  readonly extendTo: (place: CellPlace) => void;
}

/** The active cell and the selection. Both stay inside the grid when a filter shrinks it. */
export function useGridCursor(size: GridSize): GridCursor {
  const [asked, setCursor] = useState<Cursor>(() => cursorAt({ row: 0, column: 0 }));
  const cursor = within(asked, size);
  const goTo = useCallback((place: CellPlace) => setCursor(cursorAt(place)), []);
  const extendTo = useCallback((end: CellPlace) => setCursor(({ active }) => ({ active, end })), []);
  return { cursor, range: rangeOf(cursor), setCursor, goTo, extendTo };
}
