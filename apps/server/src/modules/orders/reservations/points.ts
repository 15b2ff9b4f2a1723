import { randomUUID } from "node:crypto";
import type { CustomerId, OrderId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { lost } from "../placing/unplaced.ts";

export interface PointsSpend {
  readonly userId: CustomerId;
  readonly points: number;
}

/** Takes points from a balance that must cover them; `spendInsert` writes the ledger row (VALID-8). */
export async function takePoints(tx: Tx, send: Send, { userId, points }: PointsSpend): Promise<void> {
  const [left] = await send(
    tx
      .updateTable("bonus_accounts")
      .set((eb) => ({ balance: eb("balance", "-", points) }))
      .where("user_id", "=", userId)
      .where("balance", ">=", points)
      .returning("balance")
      .compile(),
  );
  if (left === undefined) throw lost("points");
}

/** The statement that records an order's spent points in the ledger. */
export function spendInsert(
  tx: Tx,
  spend: PointsSpend & { readonly orderId: OrderId; readonly at: number },
): CompiledQuery<unknown> {
  return tx
    .insertInto("bonus_entries")
    .values(entry(spend, "spent", -spend.points))
    .compile();
}

/**
 * Gives back a part of the points that an order spent: the order has then spent fewer. The order is locked.
 */
export async function unspendPoints(
  tx: Tx,
  { userId, orderId, points }: PointsSpend & { readonly orderId: OrderId },
): Promise<void> {
  await tx
    .updateTable("bonus_entries")
    .set((eb) => ({ points: eb("points", "+", points) }))
    .where("order_id", "=", orderId)
    .where("kind", "=", "spent")
    .execute();
  await tx
    .updateTable("bonus_accounts")
    .set((eb) => ({ balance: eb("balance", "+", points) }))
    .where("user_id", "=", userId)
    .execute();
}

/** Spends points that an earlier change of the order gave back; see takePoints. */
export async function respendPoints(
  tx: Tx,
  send: Send,
  { userId, orderId, points }: PointsSpend & { readonly orderId: OrderId },
): Promise<void> {
  await takePoints(tx, send, { userId, points });
  await tx
    .updateTable("bonus_entries")
    .set((eb) => ({ points: eb("points", "-", points) }))
    .where("order_id", "=", orderId)
    .where("kind", "=", "spent")
    .execute();
}

/** What the order still spends of its guest's points, after those that changes and refunds gave back. */
export async function pointsStillSpent(tx: Tx, orderId: OrderId): Promise<number> {
  const row = await tx
    .selectFrom("bonus_entries")
    .select("points")
    .where("order_id", "=", orderId)
    .where("kind", "=", "spent")
    .executeTakeFirst();
  return Math.max(0, -(row?.points ?? 0));
}

/** Takes earned points back as far as the order earned them and the account has them; returns how many. */
export async function takeEarned(
  tx: Tx,
  { userId, orderId, points }: PointsSpend & { readonly orderId: OrderId },
): Promise<number> {
  const entries = tx.updateTable("bonus_entries").where("order_id", "=", orderId).where("kind", "=", "earned");
  const earned = await tx
    .selectFrom("bonus_entries")
    .select("points")
    .where("order_id", "=", orderId)
    .where("kind", "=", "earned")
    .executeTakeFirst();
  // An update without a change locks the account on both engines.
  const account = await tx
    .updateTable("bonus_accounts")
    .set((eb) => ({ balance: eb.ref("balance") }))
    .where("user_id", "=", userId)
    .returning("balance")
    .executeTakeFirst();
  const taken = Math.max(0, Math.min(points, earned?.points ?? 0, account?.balance ?? 0));
  if (taken === 0) return 0;
  await entries.set((eb) => ({ points: eb("points", "-", taken) })).execute();
  await tx
    .updateTable("bonus_accounts")
    .set((eb) => ({ balance: eb("balance", "-", taken) }))
    .where("user_id", "=", userId)
    .execute();
  return taken;
}

/** Adds points once per order and kind; a repeat changes nothing. */
export async function givePoints(
  tx: Tx,
  gift: { readonly userId: CustomerId; readonly orderId: OrderId; readonly points: number; readonly at: number },
  kind: "returned" | "earned",
): Promise<void> {
  const inserted = await tx
    .insertInto("bonus_entries")
    .values(entry(gift, kind, gift.points))
    .onConflict((conflict) => conflict.columns(["order_id", "kind"]).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return;
  await tx
    .insertInto("bonus_accounts")
    .values({ user_id: gift.userId, balance: gift.points })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({ balance: eb("bonus_accounts.balance", "+", gift.points) })),
    )
    .execute();
}

function entry(
  source: { readonly userId: CustomerId; readonly orderId: OrderId; readonly at: number },
  kind: string,
  points: number,
): { id: string; user_id: CustomerId; order_id: OrderId; kind: string; points: number; at: number } {
  return { id: randomUUID(), user_id: source.userId, order_id: source.orderId, kind, points, at: source.at };
}
