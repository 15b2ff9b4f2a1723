/**
 * Stores a text on this device. A full storage loses the text: the page works on, and a call that succeeded must not
 * fail because of it.
 */
export function remember(key: string, text: string): void {
  try {
    globalThis.localStorage?.setItem(key, text);
  } catch {
    // Without the text the next visit starts with the default.
  }
}
