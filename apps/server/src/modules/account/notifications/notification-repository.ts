import { randomUUID } from "node:crypto";
import { MAX_NOTIFICATIONS } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import { isOurId } from "../belongings/belongings-repository.ts";
import type { NotificationContent } from "./notification-content.ts";

export interface StoredNotification {
  readonly id: string;
  readonly content: NotificationContent;
  readonly at: number;
  readonly isRead: boolean;
}

export async function addNotification(
  tx: Tx,
  userId: CustomerId,
  content: NotificationContent,
  at: number,
): Promise<void> {
  const row = {
    id: randomUUID(),
    user_id: userId,
    kind: content.kind,
    params: JSON.stringify(content),
    at,
    is_read: 0,
  };
  await tx.insertInto("notifications").values(row).execute();
}

/** Newest first. */
export async function listNotifications(db: Db, userId: CustomerId): Promise<readonly StoredNotification[]> {
  const rows = await db
    .selectFrom("notifications")
    .select(["id", "params", "at", "is_read"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(MAX_NOTIFICATIONS)
    .execute();
  return rows.map((row) => {
    const content: NotificationContent = JSON.parse(row.params);
    return { id: row.id, content, at: row.at, isRead: row.is_read === 1 };
  });
}

/** Without ids: all notifications of the user. */
export async function markRead(db: Db, userId: CustomerId, ids: readonly string[] | null): Promise<void> {
  let update = db.updateTable("notifications").set({ is_read: 1 }).where("user_id", "=", userId);
  if (ids !== null) {
    const known = ids.filter(isOurId);
    if (known.length === 0) return;
    update = update.where("id", "in", known);
  }
  await update.execute();
}
