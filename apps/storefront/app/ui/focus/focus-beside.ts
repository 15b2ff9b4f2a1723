const stops = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary";

/**
 * Moves the focus from a part of the page that is about to be removed to the next control, or to the one
 * before. `keep-focus.ts` does it for every control, but loads with the idle part of the page or not at all.
 */
export function focusBeside(part: Element, options?: FocusOptions): void {
  const all = [...(part.closest("main, dialog") ?? document).querySelectorAll<HTMLElement>(stops)];
  // Safari before 17.4 lacks this method.
  const isShown = (stop: HTMLElement) => stop.checkVisibility?.() ?? true;
  const left = all.filter((stop) => !part.contains(stop) && stop.tabIndex >= 0 && isShown(stop));
  const isAfter = (stop: HTMLElement) => (part.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (left.find(isAfter) ?? left.at(-1))?.focus(options);
}
