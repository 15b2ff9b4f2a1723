import { useEffect, useState } from "react";
import type { ShownCells } from "../../model/grid/block-edits.ts";
import type { CellPlace } from "../../model/grid/cell-range.ts";
import { type CellWords, cellText } from "../../model/grid/cell-text.ts";
import { type GridColumn, isEditable, isInStock } from "../../model/grid/grid-column.ts";
import type { CellEdit, FaultyCell } from "../../model/grid/grid-edits.ts";
import type { GridLine } from "../../model/grid/grid-line.ts";
import { cellKey } from "../../model/grid/grid-saver.ts";
import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";
import type { GridCursor } from "./use-grid-cursor.ts";

const draftKey = "grid-cell";

interface Move {
  readonly rows: number;
  readonly columns: number;
}

interface EditingDeps {
  readonly shown: ShownCells;
  readonly cursor: GridCursor;
  readonly words: CellWords;
  readonly faults: ReadonlyMap<string, FaultyCell>;
  readonly save: (edits: readonly CellEdit[]) => void;
  /** Moves the focus back to the grid. */
  readonly onClose: () => void;
}

/** The editor of the active cell. Its text survives a reload (OFFICE-5). */
export function useGridEditing({ shown, cursor, words, faults, save, onClose }: EditingDeps) {
  const [text, setText] = useState<string | null>(null);
  const { active } = cursor.cursor;
  const line = shown.lines[active.row];
  const column = shown.columns[active.column];

  // Restore only the text that an earlier page left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const { lineKey, columnId, typed } = readDraft(draftKey) ?? {};
    const row = shown.lines.findIndex(({ key }) => key === lineKey);
    const at = shown.columns.findIndex(({ id }) => id === columnId);
    if (row === -1 || at === -1 || typeof typed !== "string") return;
    cursor.goTo({ row, column: at });
    setText(typed);
  }, []);

  /** `typed`: the first letter replaces the content; without it the content is edited. */
  function open(typed?: string): void {
    if (line === undefined || column === undefined || !isEditable(column, line)) return;
    if (column.kind === "stock") toggle(line, column);
    else setText(typed ?? faults.get(cellKey(line.key, column.id))?.text ?? cellText(column, line, words));
  }

  function toggle(at: GridLine, of: GridColumn): void {
    save([{ lineKey: at.key, column: of, text: isInStock(at) ? words.no : words.yes }]);
  }

  function close(): void {
    forgetDraft(draftKey);
    setText(null);
  }

  /** Returns the focus to the grid, whose keys move the cursor. */
  function closeAndMove(move: Move): void {
    close();
    const next: CellPlace = { row: active.row + move.rows, column: active.column + move.columns };
    cursor.goTo({ row: Math.max(0, next.row), column: Math.max(0, next.column) });
    onClose();
  }

  function keep(at: GridLine, of: GridColumn, typed: string): void {
    const hasChanged = typed !== cellText(of, at, words) || faults.has(cellKey(at.key, of.id));
    if (hasChanged) save([{ lineKey: at.key, column: of, text: typed }]);
  }

  const editor =
    text === null || line === undefined || column === undefined
      ? null
      : {
          text,
          onType: (typed: string) => writeDraft(draftKey, { lineKey: line.key, columnId: column.id, typed }),
          onCancel: () => closeAndMove({ rows: 0, columns: 0 }),
          onLeave: (typed: string) => {
            keep(line, column, typed);
            close();
          },
          onSave: (typed: string, move: Move) => {
            keep(line, column, typed);
            closeAndMove(move);
          },
        };
  return { editor, open };
}
