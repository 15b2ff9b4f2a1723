import { randomUUID } from "node:crypto";
import { MAX_BONUS_ENTRIES } from "@skatert/contract";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

export interface PointsGift {
  /** Names the occasion: the same id twice is one gift. */
  readonly id: string;
  readonly userId: CustomerId;
  readonly kind: "wheel" | "referral" | "friend" | "apology";
  readonly points: number;
  readonly at: number;
}

/** Adds points to a balance with a ledger row; false when this gift was given before. */
export async function givePointsOnce(tx: Tx, { id, userId, kind, points, at }: PointsGift): Promise<boolean> {
  const inserted = await tx
    .insertInto("bonus_entries")
    .values({ id, user_id: userId, order_id: null, kind, points, at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await addToBalance(tx, userId, points);
  return true;
}

/** The points that an account starts with. */
export async function openBalance(
  tx: Tx,
  { userId, points, at }: { readonly userId: CustomerId; readonly points: number; readonly at: number },
): Promise<void> {
  const entry = { id: `opening:${userId}`, user_id: userId, order_id: null, kind: "opening" };
  await tx
    .insertInto("bonus_entries")
    .values({ ...entry, points, at })
    .execute();
  await addToBalance(tx, userId, points);
}

/** A manual entry of points, negative to take them; null when the balance would fall below zero. */
export async function enterPoints(
  tx: Tx,
  { userId, points, at }: { readonly userId: CustomerId; readonly points: number; readonly at: number },
): Promise<{ readonly id: string; readonly balance: number } | null> {
  await addToBalance(tx, userId, 0);
  const changed = await tx
    .updateTable("bonus_accounts")
    .set((eb) => ({ balance: eb("balance", "+", points) }))
    .where("user_id", "=", userId)
    .where("balance", ">=", -points)
    .returning("balance")
    .executeTakeFirst();
  if (changed === undefined) return null;
  const id = randomUUID();
  await tx
    .insertInto("bonus_entries")
    .values({ id, user_id: userId, order_id: null, kind: "manual", points, at })
    .execute();
  return { id, balance: changed.balance };
}

/** Adds the points of one account to another, with their ledger. */
export async function joinPoints(tx: Tx, from: CustomerId, to: CustomerId): Promise<void> {
  const account = await tx
    .deleteFrom("bonus_accounts")
    .where("user_id", "=", from)
    .returning("balance")
    .executeTakeFirst();
  await tx.updateTable("bonus_entries").set({ user_id: to }).where("user_id", "=", from).execute();
  if (account !== undefined) await addToBalance(tx, to, account.balance);
}

async function addToBalance(tx: Tx, userId: CustomerId, points: number): Promise<void> {
  await tx
    .insertInto("bonus_accounts")
    .values({ user_id: userId, balance: points })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({ balance: eb("bonus_accounts.balance", "+", points) })),
    )
    .execute();
}

export interface LedgerEntry {
  readonly id: string;
  readonly kind: string;
  readonly points: number;
  readonly at: number;
  readonly orderId: OrderId | null;
}

/** The ledger rows of a user, newest first. */
export async function listEntries(db: Db, userId: CustomerId): Promise<readonly LedgerEntry[]> {
  return db
    .selectFrom("bonus_entries")
    .select(["id", "kind", "points", "at", "order_id as orderId"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(MAX_BONUS_ENTRIES)
    .execute();
}

/** Whole points. */
export async function balanceOf(db: Db, userId: CustomerId): Promise<number> {
  const row = await db.selectFrom("bonus_accounts").select("balance").where("user_id", "=", userId).executeTakeFirst();
  return row?.balance ?? 0;
}
