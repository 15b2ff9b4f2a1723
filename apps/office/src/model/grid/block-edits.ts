import type { CellRange } from "./cell-range.ts";
import { type CellWords, cellText } from "./cell-text.ts";
import { type GridColumn, isEditable } from "./grid-column.ts";
import type { CellEdit } from "./grid-edits.ts";
import type { GridLine } from "./grid-line.ts";

/** The shown lines and columns, in order. */
export interface ShownCells {
  readonly lines: readonly GridLine[];
  readonly columns: readonly GridColumn[];
}

/** The texts of a selection, for the clipboard. */
export function copiedCells({ lines, columns }: ShownCells, range: CellRange, words: CellWords) {
  const shown = columns.slice(range.left, range.right + 1);
  return lines.slice(range.top, range.bottom + 1).map((line) => shown.map((column) => cellText(column, line, words)));
}

/**
 * The edits of a pasted block, from the first cell of the selection. One pasted cell fills the whole selection.
 * Read-only cells are skipped, so that a block may span the line of a dish with sizes.
 */
export function pastedEdits(
  { lines, columns }: ShownCells,
  range: CellRange,
  block: readonly (readonly string[])[],
): readonly CellEdit[] {
  const isOne = block.length === 1 && block[0]?.length === 1;
  const height = isOne ? range.bottom - range.top + 1 : block.length;
  const width = isOne ? range.right - range.left + 1 : Math.max(...block.map((row) => row.length));
  return placesIn(height, width).flatMap(([row, column]) => {
    const text = isOne ? block[0]?.[0] : block[row]?.[column];
    return text === undefined ? [] : editAt({ lines, columns }, range.top + row, range.left + column, text);
  });
}

/** The edits that copy the first line of a selection to all lines below it. */
export function filledEdits(shown: ShownCells, range: CellRange, words: CellWords): readonly CellEdit[] {
  const first = shown.lines[range.top];
  if (first === undefined) return [];
  return placesIn(range.bottom - range.top, range.right - range.left + 1).flatMap(([row, column]) => {
    const source = shown.columns[range.left + column];
    if (source === undefined || !isEditable(source, first)) return [];
    return editAt(shown, range.top + 1 + row, range.left + column, cellText(source, first, words));
  });
}

/** The edits that clear a selection. Only an old price and a branch's price may be empty. */
export function clearedEdits(shown: ShownCells, range: CellRange): readonly CellEdit[] {
  const [height, width] = [range.bottom - range.top + 1, range.right - range.left + 1];
  return placesIn(height, width).flatMap(([row, column]) =>
    isClearable(shown.columns[range.left + column]) ? editAt(shown, range.top + row, range.left + column, "") : [],
  );
}

function isClearable(column: GridColumn | undefined): boolean {
  return column?.kind === "old" || column?.kind === "branch";
}

function placesIn(height: number, width: number): readonly (readonly [number, number])[] {
  return Array.from({ length: Math.max(0, height) }, (_, row) =>
    Array.from({ length: Math.max(0, width) }, (_column, column) => [row, column] as const),
  ).flat();
}

function editAt({ lines, columns }: ShownCells, row: number, at: number, text: string): readonly CellEdit[] {
  const [line, column] = [lines[row], columns[at]];
  if (line === undefined || column === undefined || !isEditable(column, line)) return [];
  return [{ lineKey: line.key, column, text }];
}
