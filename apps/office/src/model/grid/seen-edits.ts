import type { WireProductRow } from "@skatert/contract";
import { cellText } from "./cell-text.ts";
import { editedCell } from "./edit-cell.ts";
import type { GridColumn } from "./grid-column.ts";
import type { CellEdit } from "./grid-edits.ts";
import { type GridLine, lineOf } from "./grid-line.ts";

type Dishes = ReadonlyMap<string, WireProductRow>;

/** The same in every language, so that a change of the language is no change of a value. */
const plain = { comma: false, yes: "1", no: "0" };

/** The value of a cell, to compare with later. */
export function seenText(column: GridColumn, line: GridLine): string {
  return cellText(column, line, plain);
}

/** Adds the shown values to edits that have none yet. */
export function withSeen(dishes: Dishes, edits: readonly CellEdit[]): readonly CellEdit[] {
  return edits.map((edit) => {
    const line = edit.seen === undefined ? lineOf(dishes, edit.lineKey) : null;
    return line === null ? edit : { ...edit, seen: seenText(edit.column, line) };
  });
}

/** Without the values that the person saw, because the person has now seen the newer ones. */
export function withoutSeen(edits: readonly CellEdit[]): readonly CellEdit[] {
  return edits.map(({ lineKey, column, text }) => ({ lineKey, column, text }));
}

/**
 * Whether an edit would overwrite a value that the person did not see: it was changed since, by another person or an
 * integration, and the edit would change it again (EDIT-7).
 */
export function isContested(dishes: Dishes, { lineKey, column, text, seen }: CellEdit): boolean {
  const line = lineOf(dishes, lineKey);
  if (line === null || seen == null) return false;
  const present = seenText(column, line);
  if (present === seen) return false;
  const edited = editedCell(column, line, text);
  const next = edited.ok ? lineOf(new Map([[edited.dish.id, edited.dish]]), lineKey) : null;
  return next !== null && seenText(column, next) !== present;
}
