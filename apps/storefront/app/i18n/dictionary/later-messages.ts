let fetchThem: (() => Promise<void>) | null = null;
let asked: Promise<void> | null = null;

/** Sets how later messages are fetched. The browser's entry calls it once; the server has all messages. */
export function provideLaterMessages(fetchMessages: () => Promise<void>): void {
  fetchThem = fetchMessages;
}

/** Resolves when the later messages are loaded. Await it where a part that shows them is loaded. A failed load is retried. */
export function laterMessages(): Promise<void> {
  asked ??= (fetchThem?.() ?? Promise.resolve()).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
