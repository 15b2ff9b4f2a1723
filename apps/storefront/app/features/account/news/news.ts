import type { AccountNotification } from "@skatert/contract";

/**
 * The newest unread notification since the last load. Null at the first load, because nothing counts as news
 * then.
 */
export function newsOf(
  history: readonly AccountNotification[],
  known: ReadonlySet<string> | null,
): AccountNotification | null {
  if (known === null) return null;
  return history.find(({ id, isRead }) => !isRead && !known.has(id)) ?? null;
}
