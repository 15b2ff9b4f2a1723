/** Under which name the browser's storage has the last order. */
export const lastOrderName = "skatert-last-order";

/** Whether it has one, for pages that load what reads it only then. A browser that forbids storage has none. */
export function hasLastOrder(): boolean {
  try {
    return globalThis.localStorage.getItem(lastOrderName) !== null;
  } catch {
    return false;
  }
}
