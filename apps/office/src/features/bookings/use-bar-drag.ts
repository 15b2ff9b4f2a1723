import type { WireBooking } from "@skatert/contract";
import type { Interval } from "@skatert/domain";
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { draggedTo, spanOf } from "../../model/bookings/timeline.ts";

/** A smaller move is a press with an unsteady hand. */
const deadPx = 5;

/** A bar under way. */
export interface Drag {
  readonly booking: WireBooking;
  /** The table of the row below the pointer; null: a row without a table. */
  readonly tableId: string | null;
  readonly span: Interval;
  readonly x: number;
  readonly y: number;
}

interface BarDragOptions {
  readonly rows: RefObject<HTMLElement | null>;
  readonly day: Interval;
  readonly stepMinutes: number;
  readonly onDrop: (drag: Drag) => void;
}

/**
 * Drags bars with a mouse or a pen. A finger scrolls the timeline; it, like the keyboard, moves a booking by its form.
 * Escape puts the bar back.
 */
export function useBarDrag({ rows, day, stepMinutes, onDrop }: BarDragOptions) {
  const [now, setNow] = useState<Drag | null>(null);
  const hasMoved = useRef(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function start(event: ReactPointerEvent, booking: WireBooking) {
    hasMoved.current = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const { clientX, clientY } = event;
    const ended = new AbortController();
    stop.current = ended;
    let drag: Drag | null = null;
    const end = () => {
      ended.abort();
      setNow(null);
    };
    const follow = ({ clientX: toX, clientY: toY }: PointerEvent) => {
      const [x, y] = [toX - clientX, toY - clientY];
      if (!hasMoved.current && Math.hypot(x, y) < deadPx) return;
      hasMoved.current = true;
      const width = rows.current?.querySelector("[data-track]")?.clientWidth ?? 1;
      const span = draggedTo(spanOf(booking), x / width, day, stepMinutes);
      drag = { booking, tableId: tableBelow(rows.current, toY) ?? booking.table_id, span, x, y };
      setNow(drag);
    };
    const drop = () => {
      end();
      const { from } = spanOf(booking);
      if (drag !== null && (drag.tableId !== booking.table_id || drag.span.from !== from)) onDrop(drag);
    };
    // While a bar is dragged, Enter must not open it: its form would have the place that the bar leaves.
    const onKey = (event: KeyboardEvent) => {
      if (drag === null || !["Escape", "Enter", " "].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") end();
    };
    const { signal } = ended;
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("keydown", onKey, { signal, capture: true });
  }

  return {
    now,
    start,
    /** Whether a click ends a drag. A press of a key, which has no clicks, never does. */
    endsDrag: ({ detail }: { readonly detail: number }) => detail > 0 && hasMoved.current,
  };
}

/** The table of the row at a height; null: none, or a row without a table. */
function tableBelow(rows: HTMLElement | null, y: number): string | null {
  const lines = rows?.querySelectorAll<HTMLElement>("[data-table]") ?? [];
  const line = [...lines].find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return line?.dataset["table"] || null;
}
