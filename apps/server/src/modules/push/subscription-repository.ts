import { createHash } from "node:crypto";
import type { LanguageCode } from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { userOfSession } from "../../http/sessions/session-store.ts";
import type { DeviceKeys } from "../../ports/web-push/encrypt-message.ts";
import type { PushTables } from "./tables.ts";

export type StoredSubscription = PushTables["push_subscriptions"];

export interface NewSubscription {
  readonly owner: string;
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  readonly session: string | null;
  readonly language: LanguageCode;
  readonly at: number;
}

/** Maximum number of devices of one owner; a new one replaces the oldest. */
const maxDevices = 10;

/** Owner of all orders of a user. */
export function userOwner(userId: CustomerId): string {
  return `user:${userId}`;
}

/** Owner of one order, opened by its key. */
export function orderOwner(orderId: OrderId): string {
  return `order:${orderId}`;
}

/** Saves a device; a device that is already known gets its current keys and session. */
export async function saveSubscription(db: Db, subscription: NewSubscription): Promise<void> {
  const { owner, endpoint, keys, session, language, at } = subscription;
  const present = { p256dh: keys.p256dh, auth: keys.auth, session, language, created_at: at };
  const id = createHash("sha256").update(`${owner} ${endpoint}`).digest("base64url");
  await db
    .insertInto("push_subscriptions")
    .values({ id, owner, endpoint, ...present })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(present))
    .execute();
  const stored = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("owner", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxDevices)
    .execute();
  await db
    .deleteFrom("push_subscriptions")
    .where("owner", "=", owner)
    .where(
      "id",
      "not in",
      stored.map((row) => row.id),
    )
    .execute();
}

/** All subscriptions of the device. */
export async function removeDevice(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint).execute();
}

export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}

/** One device gets each notification once, even if it is subscribed as a guest and as a user. */
export async function subscriptionIdsOf(db: Db, owners: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint"])
    .where("owner", "in", owners)
    .execute();
  return [...new Map(rows.map(({ endpoint, id }) => [endpoint, id])).values()];
}

/** Null also when the session of the subscription has ended. */
export async function liveSubscription(db: Db, id: string, now: number): Promise<StoredSubscription | null> {
  const row = await db.selectFrom("push_subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  if (row.session === null) return row;
  const userId = await userOfSession(db, row.session, now);
  if (userId !== null && row.owner === userOwner(userId)) return row;
  await removeSubscription(db, id);
  return null;
}
