/**
 * Storage key of this browser's part in a group order. Separate from its store, because the first script
 * reads it.
 */
export const groupName = "skatert-group";

/**
 * Whether the storage has a group order. Pages load the module that reads it only then. False where storage
 * is forbidden.
 */
export function hasGroup(): boolean {
  try {
    return globalThis.localStorage.getItem(groupName)?.includes('"role"') === true;
  } catch {
    return false;
  }
}
