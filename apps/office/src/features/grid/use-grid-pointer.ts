import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import type { CellPlace } from "../../model/grid/cell-range.ts";
import { rowHeight } from "./grid-measures.ts";
import type { GridCursor } from "./use-grid-cursor.ts";

interface PointerDeps {
  readonly grid: RefObject<HTMLElement | null>;
  readonly cursor: GridCursor;
  readonly edit: () => void;
  /** Copies the first line of the selection to the lines below, when the fill handle is released. */
  readonly fill: () => void;
}

/** Selects and fills by mouse, pen or finger. A moving finger scrolls. */
export function useGridPointer({ grid, cursor, edit, fill }: PointerDeps) {
  const drag = useRef<"select" | "fill" | null>(null);
  /** The cell under a finger that may yet begin to scroll. */
  const touched = useRef<CellPlace | null>(null);
  const wasTouch = useRef(false);
  const { active, end } = cursor.cursor;

  function onPointerDown(event: PointerEvent) {
    const target = event.target instanceof Element ? event.target : null;
    wasTouch.current = event.pointerType === "touch";
    if (event.button !== 0 || target === null || target instanceof HTMLInputElement) return;
    const place = placeOf(target);
    if (place === null) return;
    const isFill = target.closest("[data-fill]") !== null;
    touched.current = wasTouch.current && !isFill ? place : null;
    if (touched.current !== null) return;
    takeFocus(grid.current);
    if (event.pointerType === "mouse" || isFill) {
      drag.current = isFill ? "fill" : "select";
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (isFill) return;
    if (event.shiftKey) cursor.extendTo(place);
    else cursor.goTo(place);
  }

  /** A second tap edits. */
  function tap(place: CellPlace) {
    takeFocus(grid.current);
    if (place.row === active.row && place.column === active.column) edit();
    else cursor.goTo(place);
  }

  function onPointerMove(event: PointerEvent) {
    const element = grid.current;
    if (drag.current === null || element === null) return;
    const box = element.getBoundingClientRect();
    const row = Math.max(0, Math.floor((event.clientY - box.top + element.scrollTop) / rowHeight) - 1);
    const under = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    const column = drag.current === "fill" ? end.column : (under?.column ?? end.column);
    if (row !== end.row || column !== end.column) cursor.extendTo({ row, column });
  }

  function onPointerUp() {
    if (drag.current === "fill") fill();
    if (touched.current !== null) tap(touched.current);
    onPointerCancel();
  }

  function onPointerCancel() {
    drag.current = null;
    touched.current = null;
  }

  /** Not on a column's title, and not in the open editor, where it selects a word. Taps edit by themselves. */
  function onDoubleClick({ target }: MouseEvent) {
    const isCell = target instanceof Element && !(target instanceof HTMLInputElement) && placeOf(target) !== null;
    if (isCell && !wasTouch.current) edit();
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick };
}

/**
 * The focus moves first, so that an open editor saves into its own cell. A caret left in another field would receive
 * typed and copied text.
 */
function takeFocus(grid: HTMLElement | null) {
  grid?.focus({ preventScroll: true });
  getSelection()?.removeAllRanges();
}

function placeOf(target: Element | null): CellPlace | null {
  const cell = target?.closest<HTMLElement>("[data-row]") ?? null;
  if (cell === null) return null;
  return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}
