/**
 * Calls `settle` before each click and key press outside the map, so that a form beside the map acts on the point that
 * the pin shows. Returns a function that stops listening.
 */
export function beforeNextAction(map: HTMLElement, settle: () => void): () => void {
  const page = map.ownerDocument;
  const stop = new AbortController();
  const hear = (event: Event) => {
    // A press on the map itself continues its movement.
    if (!event.composedPath().includes(map)) settle();
  };
  // Not at `pointerdown`: what the form then shows may move the button from under the pointer.
  for (const name of ["click", "keydown"]) {
    page.addEventListener(name, hear, { capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}
