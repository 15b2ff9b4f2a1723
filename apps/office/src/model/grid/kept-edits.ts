import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";
import { isSame } from "../entities/read-fields.ts";
import type { GridColumn } from "./grid-column.ts";
import type { CellEdit } from "./grid-edits.ts";
import type { GridSaver, SaverState } from "./grid-saver.ts";

const key = "grid";

/**
 * Stores unsaved edits in the tab, so that they survive a reload (OFFICE-5). Call the result when the screen is left:
 * edits on their way are then followed to their answer, because a saved edit that stayed would be sent again later,
 * over newer values. A sign-out removes them. Edits in columns that this grid lacks are another grid's and stay.
 */
export function keepEditsOf(store: GridSaver["store"], columns: readonly GridColumn[]): () => void {
  const held = unsavedCells(store.getState());
  const foreign = storedCells().filter(
    (cell) => !columns.some(({ id }) => id === columnOf(cell)) && !held.some((each) => isSame(each, cell)),
  );
  const keepEdits = (state: SaverState) => keep(state, foreign);
  const stop = store.subscribe(keepEdits);
  return () => {
    stop();
    if (readDraft(key) === null) return;
    const stopFollowing = store.subscribe((state) => {
      if (readDraft(key) === null) stopFollowing();
      else keepEdits(state);
    });
  };
}

function keep(state: SaverState, foreign: readonly unknown[]): void {
  const cells = [...foreign, ...unsavedCells(state)];
  if (cells.length === 0) forgetDraft(key);
  else writeDraft(key, { cells });
}

function unsavedCells({ pending, faults }: SaverState): readonly unknown[] {
  const edits = [...pending.flatMap((step) => (step.kind === "edits" ? step.edits : [])), ...faults.values()];
  return edits.map(({ lineKey, column, text, seen }) => [lineKey, column.id, text, seen ?? null]);
}

function storedCells(): readonly unknown[] {
  const cells = readDraft(key)?.["cells"];
  return Array.isArray(cells) ? cells : [];
}

function columnOf(cell: unknown): unknown {
  return Array.isArray(cell) ? cell[1] : undefined;
}

/** Edits that an earlier page of this tab could not save. */
export function keptEdits(columns: readonly GridColumn[]): readonly CellEdit[] {
  return storedCells().flatMap((cell: unknown) => {
    if (!Array.isArray(cell)) return [];
    const [lineKey, id, text, seen]: readonly unknown[] = cell;
    const column = columns.find((each) => each.id === id);
    return column === undefined || typeof lineKey !== "string" || typeof text !== "string"
      ? []
      : [{ lineKey, column, text, ...(typeof seen === "string" ? { seen } : {}) }];
  });
}
