import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ShownCells } from "../../model/grid/block-edits.ts";
import type { CellPlace } from "../../model/grid/cell-range.ts";
import { type CellWords, cellText } from "../../model/grid/cell-text.ts";
import { isEditable, isInStock } from "../../model/grid/grid-column.ts";
import { cellKey } from "../../model/grid/grid-saver.ts";
import { isCellThere, type OpenCell } from "../../model/grid/open-cell.ts";
import { seenText } from "../../model/grid/seen-edits.ts";
import { showToast } from "../../ui/toast/toast.ts";
import type { GridCursor } from "./use-grid-cursor.ts";
import type { GridSaving } from "./use-grid-saver.ts";
import { useOpenCell } from "./use-open-cell.ts";

interface Move {
  readonly rows: number;
  readonly columns: number;
}

interface EditingDeps {
  readonly shown: ShownCells;
  readonly cursor: GridCursor;
  readonly words: CellWords;
  readonly saving: Pick<GridSaving, "dishes" | "save" | "state">;
  /** Moves the focus back to the grid. */
  readonly onClose: () => void;
}

/**
 * The editor of the active cell. It is bound to the dish and the column, because another person's edit may move the
 * line.
 */
export function useGridEditing({ shown, cursor, words, saving, onClose }: EditingDeps) {
  const { t } = useI18n();
  const { active } = cursor.cursor;
  const cell = useOpenCell({
    shown,
    cursor,
    onLost(lost, typed) {
      leave(lost, typed);
      onClose();
    },
  });
  const { opened } = cell;

  /** `letter`: the first letter replaces the content; without it the content is edited. */
  function open(letter?: string): void {
    const [line, column] = [shown.lines[active.row], shown.columns[active.column]];
    if (line === undefined || column === undefined || !isEditable(column, line)) return;
    const lineKey = line.key;
    if (column.kind === "stock") {
      saving.save([{ lineKey, column, text: isInStock(line) ? words.no : words.yes }]);
      return;
    }
    const before = cellText(column, line, words);
    const text = letter ?? saving.state.faults.get(cellKey(lineKey, column.id))?.text ?? before;
    const seen = seenText(column, line);
    cell.begin({ lineKey, columnId: column.id, column, name: line.dish.name, text, before, seen });
  }

  /** Saves what was typed, and closes the editor. */
  function leave(left: OpenCell, text: string): void {
    const { lineKey, columnId, column, before, seen, name } = left;
    cell.close();
    if (text === before && !saving.state.faults.has(cellKey(lineKey, columnId))) return;
    if (isCellThere(saving.dishes, left)) saving.save([{ lineKey, column, text, seen }]);
    else showToast({ text: t("grid.refused.gone", { name }), look: "failed" });
  }

  /** Returns the focus to the grid, whose keys move the cursor. */
  function move({ rows, columns }: Move): void {
    const next: CellPlace = { row: active.row + rows, column: active.column + columns };
    cursor.goTo({ row: Math.max(0, next.row), column: Math.max(0, next.column) });
    onClose();
  }

  const editor = opened && {
    text: opened.text,
    onType: (text: string) => cell.type(opened, text),
    onLeave: (text: string) => leave(opened, text),
    onCancel() {
      cell.close();
      move({ rows: 0, columns: 0 });
    },
    onSave(text: string, by: Move) {
      leave(opened, text);
      move(by);
    },
  };
  return { editor, open };
}
