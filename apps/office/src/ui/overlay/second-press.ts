/** Longest time between the presses of a double press, by the systems' usual settings. Milliseconds. */
const doublePressMs = 500;
/** A finger does not hit the same pixel twice. CSS pixels. */
const samePlacePx = 24;
/** Longest press whose end is ignored too. Milliseconds. */
const longestPressMs = 2_000;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

let last: Press | null = null;
let closedAt = Number.NEGATIVE_INFINITY;
let ignored: Press | null = null;

/**
 * Ignores the second of two quick presses at one place if a window closed between them. It was meant for the window's
 * button, not for whatever was below it: on the board, the button of another order.
 */
export function watchSecondPress(target: Pick<Window, "addEventListener">): void {
  const capture = { capture: true };
  target.addEventListener(
    "pointerdown",
    (event) => {
      const press = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      ignored = last !== null && isSecond(press, last) ? press : null;
      last = press;
      ignore(event);
    },
    capture,
  );
  for (const name of ["mousedown", "pointerup", "mouseup", "click"] as const)
    target.addEventListener(name, ignore, capture);
}

/** Called when a window closes. `at`: as in an event's `timeStamp`. */
export function windowClosed(at = performance.now()): void {
  closedAt = at;
}

function isSecond(press: Press, first: Press): boolean {
  const isNear = Math.abs(press.x - first.x) <= samePlacePx && Math.abs(press.y - first.y) <= samePlacePx;
  return isNear && closedAt > first.at && press.at - first.at < doublePressMs;
}

function ignore(event: Event): void {
  if (ignored === null || event.timeStamp - ignored.at > longestPressMs) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A click ends the press. The next one may come from the keyboard.
  if (event.type === "click") ignored = null;
}
