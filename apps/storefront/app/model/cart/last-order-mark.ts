/** Storage key of the last order. */
export const lastOrderName = "skatert-last-order";

/**
 * Whether the storage has a last order. Pages load the module that reads it only then. False where storage is
 * forbidden.
 */
export function hasLastOrder(): boolean {
  try {
    return globalThis.localStorage.getItem(lastOrderName) !== null;
  } catch {
    return false;
  }
}
