import { randomUUID } from "node:crypto";
import type { Tx } from "../../../database/tables.ts";
import { ReservationLost } from "./reservation-lost.ts";

/** Takes points from a balance that must hold them; the ledger row stands beside it (VALID-8). */
export async function spendPoints(
  tx: Tx,
  spend: { readonly userId: number; readonly orderId: number; readonly points: number; readonly at: number },
): Promise<void> {
  const result = await tx
    .updateTable("bonus_accounts")
    .set((eb) => ({ balance: eb("balance", "-", spend.points) }))
    .where("user_id", "=", spend.userId)
    .where("balance", ">=", spend.points)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new ReservationLost("points");
  await tx
    .insertInto("bonus_entries")
    .values(entry(spend, "spent", -spend.points))
    .execute();
}

/** Gives points once per order and kind: a repeat changes nothing. */
export async function givePoints(
  tx: Tx,
  gift: { readonly userId: number; readonly orderId: number; readonly points: number; readonly at: number },
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
  source: { readonly userId: number; readonly orderId: number; readonly at: number },
  kind: string,
  points: number,
): { id: string; user_id: number; order_id: number; kind: string; points: number; at: number } {
  return { id: randomUUID(), user_id: source.userId, order_id: source.orderId, kind, points, at: source.at };
}
