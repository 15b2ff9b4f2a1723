let fetchThem: (() => Promise<void>) | null = null;
let asked: Promise<void> | null = null;

/** Sets how later messages are fetched. The browser's entry calls it once; the server has all messages. */
export function provideLaterMessages(fetchMessages: () => Promise<void>): void {
  fetchThem = fetchMessages;
}

/** Ready when the messages that no first page shows are there. To be awaited where its first part is loaded; a failure may be tried again. */
export function laterMessages(): Promise<void> {
  asked ??= (fetchThem?.() ?? Promise.resolve()).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
