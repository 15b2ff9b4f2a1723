import type { ClipboardEvent, KeyboardEvent } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { clearedEdits, copiedCells, filledEdits, pastedEdits, type ShownCells } from "../../model/grid/block-edits.ts";
import { cursorAt, movedCursor } from "../../model/grid/cell-range.ts";
import type { CellWords } from "../../model/grid/cell-text.ts";
import type { CellEdit } from "../../model/grid/grid-edits.ts";
import { cellsOfTsv, MAX_PASTED_CELLS, tsvOf } from "../../model/grid/tsv.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { commandLetter } from "./command-letter.ts";
import type { GridCursor } from "./use-grid-cursor.ts";

interface KeysDeps {
  readonly shown: ShownCells;
  readonly cursor: GridCursor;
  readonly words: CellWords;
  readonly save: (edits: readonly CellEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly edit: (typed?: string) => void;
}

/** Keys and clipboard of the grid, as in a spreadsheet. Tab leaves the grid, so that it is no keyboard trap. */
export function useGridKeys({ shown, cursor, words, save, undo, redo, edit }: KeysDeps) {
  const { t } = useI18n();
  const { range } = cursor;
  const size = { rows: shown.lines.length, columns: shown.columns.length };
  const fill = () => save(filledEdits(shown, range, words));
  const selectAll = () =>
    cursor.setCursor({ active: { row: 0, column: 0 }, end: { row: size.rows - 1, column: size.columns - 1 } });

  /** False: no command. */
  function command(letter: string, isShifted: boolean): boolean {
    if (letter === "d") fill();
    else if (letter === "a") selectAll();
    else if (letter === "y" || (letter === "z" && isShifted)) redo();
    else if (letter === "z") undo();
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (event.target !== event.currentTarget || altKey) return;
    const moved = movedCursor(cursor.cursor, event, size);
    if (moved !== null) cursor.setCursor(moved);
    else if (ctrlKey || metaKey) {
      if (!command(commandLetter(event), shiftKey)) return;
    } else if (key === "Enter" || key === "F2") edit();
    else if (key === "Delete" || key === "Backspace") save(clearedEdits(shown, range));
    else if (key === "Escape") cursor.setCursor(cursorAt(cursor.cursor.active));
    else if (key.length === 1) edit(key);
    else return;
    event.preventDefault();
  }

  function onCopy(event: ClipboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    event.clipboardData.setData("text/plain", tsvOf(copiedCells(shown, range, words)));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const block = cellsOfTsv(event.clipboardData.getData("text/plain"));
    event.preventDefault();
    if (block === null) {
      showToast({ text: t("grid.paste.tooLarge", { max: MAX_PASTED_CELLS }), look: "failed" });
      return;
    }
    save(pastedEdits(shown, range, block));
    const [height, width] = [block.length, Math.max(1, ...block.map((row) => row.length))];
    if (height * width === 1) return;
    cursor.setCursor({
      active: { row: range.top, column: range.left },
      end: { row: range.top + height - 1, column: range.left + width - 1 },
    });
  }

  return { onKeyDown, onCopy, onPaste, fill };
}
