import type { AccountNotification } from "@skatert/contract";

/** The newest unread notification that was not known at the last look; null at the first look: nothing of it is news. */
export function newsOf(
  history: readonly AccountNotification[],
  known: ReadonlySet<string> | null,
): AccountNotification | null {
  if (known === null) return null;
  return history.find(({ id, isRead }) => !isRead && !known.has(id)) ?? null;
}
