import type { WireProductRow } from "@skatert/contract";
import type { ShownCells } from "./block-edits.ts";
import type { CellName } from "./follow-cells.ts";
import { type GridColumn, isEditable } from "./grid-column.ts";
import { lineOf } from "./grid-line.ts";

/** A cell that is open for typing. */
export interface OpenCell extends CellName {
  readonly column: GridColumn;
  /** The dish, for a message if it is removed meanwhile. */
  readonly name: string;
  /** The first text of the field. */
  readonly text: string;
  /** The cell's text at that time. A field that still has it was not edited. */
  readonly before: string;
  /** See `CellEdit`. */
  readonly seen: string | null;
}

/** What the tab keeps of an open cell, so that a reload of the page loses no text (OFFICE-5). */
export function keptCell({ lineKey, columnId, before, seen }: OpenCell, typed: string) {
  return { lineKey, columnId, before, seen, typed };
}

/** The cell that an earlier page of the tab left open; null: none, or it is not shown. */
export function restoredCell(kept: Readonly<Record<string, unknown>> | null, shown: ShownCells): OpenCell | null {
  const { lineKey, columnId, typed, before, seen } = kept ?? {};
  const line = shown.lines.find(({ key }) => key === lineKey);
  const column = shown.columns.find(({ id }) => id === columnId);
  if (line === undefined || column === undefined || typeof typed !== "string" || typeof before !== "string")
    return null;
  const { key, dish } = line;
  return {
    lineKey: key,
    columnId: column.id,
    column,
    name: dish.name,
    text: typed,
    before,
    seen: typeof seen === "string" ? seen : null,
  };
}

/** Whether the cell still exists, shown or not. */
export function isCellThere(dishes: readonly WireProductRow[], { lineKey, column }: OpenCell): boolean {
  const line = lineOf(new Map(dishes.map((dish) => [dish.id, dish])), lineKey);
  return line !== null && isEditable(column, line);
}
