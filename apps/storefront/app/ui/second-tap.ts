/** Maximum interval between the closing of a dialog and the second press of a double tap, milliseconds. */
const doubleTap = 400;

/**
 * Ignores the second press of a double tap that closed a dialog, because it would hit the page below
 * (MODAL-3). Call it when the dialog is closed.
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
