import { useEffect, useRef, useState } from "react";
import type { ShownCells } from "../../model/grid/block-edits.ts";
import { placeOfCell } from "../../model/grid/follow-cells.ts";
import { keptCell, type OpenCell, restoredCell } from "../../model/grid/open-cell.ts";
import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";
import type { GridCursor } from "./use-grid-cursor.ts";

const draftKey = "grid-cell";

interface OpenCellDeps {
  readonly shown: ShownCells;
  readonly cursor: GridCursor;
  /** A filter, or another person's edit, has taken the cell out of view. Its field is already gone. */
  readonly onLost: (cell: OpenCell, typed: string) => void;
}

/** The cell that is open for typing; null: none. A reload of the page keeps it with its text (OFFICE-5). */
export function useOpenCell({ shown, cursor, onLost }: OpenCellDeps) {
  const [opened, setOpened] = useState<OpenCell | null>(null);
  const typed = useRef("");
  const { active } = cursor.cursor;
  const place = opened === null ? null : placeOfCell(shown, opened);
  const isShown = place !== null && place.row === active.row && place.column === active.column;

  function begin(cell: OpenCell): void {
    typed.current = cell.text;
    setOpened(cell);
  }
  function type(cell: OpenCell, text: string): void {
    typed.current = text;
    writeDraft(draftKey, keptCell(cell, text));
  }
  function close(): void {
    forgetDraft(draftKey);
    setOpened(null);
  }

  // Restore only the text that an earlier page left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    const restored = restoredCell(readDraft(draftKey), shown);
    const at = restored === null ? null : placeOfCell(shown, restored);
    if (restored === null || at === null) return;
    cursor.goTo(at);
    begin(restored);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a cell that is no longer shown counts
  useEffect(() => {
    if (opened !== null && !isShown) onLost(opened, typed.current);
  }, [opened, isShown]);

  return { opened: isShown ? opened : null, begin, type, close };
}
