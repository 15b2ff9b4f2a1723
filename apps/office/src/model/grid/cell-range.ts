/** A cell by line and column number, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The active cell and the opposite corner of the selection; both are equal for a single cell. */
export interface Cursor {
  readonly active: CellPlace;
  readonly end: CellPlace;
}

export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export function rangeOf({ active, end }: Cursor): CellRange {
  return {
    top: Math.min(active.row, end.row),
    bottom: Math.max(active.row, end.row),
    left: Math.min(active.column, end.column),
    right: Math.max(active.column, end.column),
  };
}

export function cursorAt(place: CellPlace): Cursor {
  return { active: place, end: place };
}

/** The cursor inside a grid that has shrunk. */
export function within({ active, end }: Cursor, size: GridSize): Cursor {
  return { active: clamped(active, size), end: clamped(end, size) };
}

interface Move {
  readonly rows: number;
  readonly columns: number;
}

/** Number of lines for Page Down. */
const page = 10;
const farthest = Number.MAX_SAFE_INTEGER;
const moves: Readonly<Record<string, Move>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: -page, columns: 0 },
  PageDown: { rows: page, columns: 0 },
  Home: { rows: 0, columns: -farthest },
  End: { rows: 0, columns: farthest },
};
/** With Ctrl: to the edge. */
const leaps: Readonly<Record<string, Move>> = {
  ArrowUp: { rows: -farthest, columns: 0 },
  ArrowDown: { rows: farthest, columns: 0 },
  ArrowLeft: { rows: 0, columns: -farthest },
  ArrowRight: { rows: 0, columns: farthest },
  Home: { rows: -farthest, columns: -farthest },
  End: { rows: farthest, columns: farthest },
};

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The cursor after a key; Shift extends the selection. Null: the key does not move it. */
export function movedCursor({ active, end }: Cursor, pressed: PressedKey, size: GridSize): Cursor | null {
  const move = (pressed.ctrlKey || pressed.metaKey ? leaps : moves)[pressed.key];
  if (move === undefined) return null;
  const from = pressed.shiftKey ? end : active;
  const to = clamped({ row: from.row + move.rows, column: from.column + move.columns }, size);
  return pressed.shiftKey ? { active, end: to } : cursorAt(to);
}

function clamped({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return { row: between(row, rows), column: between(column, columns) };
}

function between(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}
