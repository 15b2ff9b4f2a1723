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
