/** How long after a dialog has gone the second press of a double tap may come, milliseconds. */
const doubleTap = 400;

/**
 * The second press of a double tap on what closes a dialog falls on what the dialog covered: it does nothing there
 * (MODAL-3). Call it when the dialog has gone.
 */
export function ignoreSecondTap(): void {
  const over = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), doubleTap);
}
