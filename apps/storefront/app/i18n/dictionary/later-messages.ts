let fetchThem: (() => Promise<void>) | null = null;
let asked: Promise<void> | null = null;

/** How the messages that no first page shows are fetched and added; told once, by the browser's entry. The server has them all. */
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
