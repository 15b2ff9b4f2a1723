import type { WireBulkRow, WireProductRow } from "@skatert/contract";
import { type CellFault, editedCell } from "./edit-cell.ts";
import type { GridColumn } from "./grid-column.ts";
import { lineOf } from "./grid-line.ts";
import { rowPatch } from "./row-patch.ts";

/** A text for a cell. `lineKey`: see GridLine. */
export interface CellEdit {
  readonly lineKey: string;
  readonly column: GridColumn;
  readonly text: string;
  /** The value that the person saw, see `seenText`. Absent or null: the current one. */
  readonly seen?: string | null;
}

export interface FaultyCell extends CellEdit {
  readonly fault: CellFault;
}

export interface JudgedEdits {
  /** Dishes that the edits change, by id. */
  readonly dishes: ReadonlyMap<string, WireProductRow>;
  readonly good: readonly CellEdit[];
  readonly faulty: readonly FaultyCell[];
}

/** Applies texts to cells one after another. A faulty text changes nothing and does not stop the others. */
export function applyEdits(known: ReadonlyMap<string, WireProductRow>, edits: readonly CellEdit[]): JudgedEdits {
  const dishes = new Map<string, WireProductRow>();
  const good: CellEdit[] = [];
  const faulty: FaultyCell[] = [];
  for (const edit of edits) {
    const line = lineOf(dishes, edit.lineKey) ?? lineOf(known, edit.lineKey);
    if (line === null) continue;
    const edited = editedCell(edit.column, line, edit.text);
    if (edited.ok) {
      dishes.set(line.dish.id, edited.dish);
      good.push(edit);
    } else faulty.push({ ...edit, fault: edited.fault });
  }
  return { dishes, good, faulty };
}

/** The rows of a bulk call that saves the edits over the current dishes. Rows without a change are left out. */
export function bulkRowsOf(
  known: ReadonlyMap<string, WireProductRow>,
  edits: readonly CellEdit[],
): readonly WireBulkRow[] {
  return [...applyEdits(known, edits).dishes].flatMap(([id, after]) => {
    const before = known.get(id);
    const patch = before === undefined ? null : rowPatch(before, after);
    return before === undefined || patch === null ? [] : [{ id, etag: before.etag, ...patch }];
  });
}
