/** By then the first questions after a start have been answered. */
const restMs = 2_000;

/**
 * Gives back what the start needed: a fifth of the heap is garbage by then, which V8 would keep until there is a load.
 * Does nothing without `--expose-gc`.
 */
export function clearAfterStart(): void {
  setTimeout(() => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }), restMs).unref();
}
