import type { OrderId, Ring } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf, rowsAs } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";

export interface Ack {
  readonly orderId: OrderId;
  readonly ring: Ring;
  readonly board: string;
  readonly at: number;
}

/** Records which boards have which orders, in one statement. A repeat changes nothing. */
export async function noteAcks(db: Db, acks: readonly Ack[]): Promise<void> {
  const rows = acks.map(({ orderId, ring, board, at }) => ({ order_id: orderId, ring, board, at }));
  const noted = rowsAs(db, "noted", { order_id: "integer", ring: "integer", board: "text", at: "bigint" }, rows);
  // Every process inserts the rows in the same order, which prevents deadlocks.
  await sql`insert into board_acks (order_id, ring, board, at)
    select order_id, ring, board, min(at) from ${noted} where true
    group by order_id, ring, board order by order_id, ring, board
    on conflict (order_id, ring, board) do nothing`.execute(db);
}

/** The boards that have acknowledged a ring. */
export async function boardsOfRing(db: Db, orderId: OrderId, ring: Ring): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("board_acks")
    .select("board")
    .where("order_id", "=", orderId)
    .where("ring", "=", ring)
    .execute();
  return new Set(rows.map(({ board }) => board));
}

/** When the first board acknowledged each of these orders, by order and ring. */
export async function firstAcks(
  db: Db,
  orderIds: readonly OrderId[],
): Promise<readonly { readonly orderId: OrderId; readonly ring: Ring; readonly at: number }[]> {
  const rows = await db
    .selectFrom("board_acks")
    .select((eb) => ["order_id", "ring", eb.fn.min("at").as("at")])
    .where(isOneOf(db, "order_id", orderIds))
    .groupBy(["order_id", "ring"])
    .execute();
  return rows.map(({ order_id: orderId, ring, at }) => ({ orderId, ring, at: Number(at) }));
}
