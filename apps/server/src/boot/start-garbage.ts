/** The first requests after a start are finished by then. */
const restMs = 2_000;

/**
 * Frees the memory of the start: a fifth of the heap is then garbage, which V8 would keep until there is load. Does
 * nothing without `--expose-gc`.
 */
export function clearAfterStart(): void {
  setTimeout(() => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }), restMs).unref();
}
