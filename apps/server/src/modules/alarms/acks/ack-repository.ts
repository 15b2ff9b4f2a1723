import type { OrderId, Ring } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";

export interface Ack {
  readonly orderId: OrderId;
  readonly ring: Ring;
  readonly board: string;
  readonly at: number;
}

/** Notes that a board has an order; a repeat changes nothing. */
export async function noteAck(db: Db, { orderId, ring, board, at }: Ack): Promise<void> {
  await db
    .insertInto("board_acks")
    .values({ order_id: orderId, ring, board, at })
    .onConflict((conflict) => conflict.columns(["order_id", "ring", "board"]).doNothing())
    .execute();
}

/** When the first board had the order, milliseconds; null: none has. */
export async function firstAck(db: Db, orderId: OrderId, ring: Ring): Promise<number | null> {
  const row = await db
    .selectFrom("board_acks")
    .select((eb) => eb.fn.min("at").as("at"))
    .where("order_id", "=", orderId)
    .where("ring", "=", ring)
    .executeTakeFirst();
  return row?.at === undefined || row.at === null ? null : Number(row.at);
}
