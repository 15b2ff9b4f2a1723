/** Under which name the browser's storage has this browser's part in a group order. Apart from its store, for the first script. */
export const groupName = "skatert-group";

/** Whether it has one, for pages that load what reads it only then. A browser that forbids storage has none. */
export function hasGroup(): boolean {
  try {
    return globalThis.localStorage.getItem(groupName)?.includes('"role"') === true;
  } catch {
    return false;
  }
}
