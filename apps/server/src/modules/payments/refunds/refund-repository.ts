import { randomUUID } from "node:crypto";
import type { OrderId } from "@skatert/domain";
import { nextInSequence } from "../../../database/sequences.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";
import type { RefundedLine } from "../../orders/shown/order-money.ts";
import type { PaymentsTables, RefundPartState } from "../tables.ts";

export type RefundRow = PaymentsTables["refunds"];
export type RefundPart = PaymentsTables["refund_parts"];

/** States in which the gateway has not answered finally. */
export const unsettledParts: readonly RefundPartState[] = ["requested", "pending"];

/** Saves a refund without its parts. */
export async function insertRefund(
  tx: Tx,
  fresh: Omit<RefundRow, "id" | "number" | "lines"> & { readonly lines: readonly RefundedLine[] },
): Promise<RefundRow> {
  const { value: number } = await nextInSequence(tx, "refund", 1).executeTakeFirstOrThrow();
  const row: RefundRow = { ...fresh, id: randomUUID(), number, lines: JSON.stringify(fresh.lines) };
  await tx.insertInto("refunds").values(row).execute();
  return row;
}

export async function insertPart(
  tx: Tx,
  { id, number, order_id, created_at }: RefundRow,
  fresh: Pick<RefundPart, "payment_id" | "amount" | "state"> & { readonly receipt: readonly ReceiptPosition[] },
): Promise<RefundPart> {
  const row: RefundPart = {
    ...fresh,
    id: randomUUID(),
    refund_id: id,
    number,
    order_id,
    receipt: JSON.stringify(fresh.receipt),
    gateway_before: null,
    external_id: null,
    created_at,
    updated_at: created_at,
  };
  await tx.insertInto("refund_parts").values(row).execute();
  return row;
}

/** Takes a part of a payment's money for a refund. False: less is left, or the payment no longer counts. */
export async function claimMoney(tx: Tx, paymentId: string, amount: number, at: number): Promise<boolean> {
  const result = await tx
    .updateTable("payments")
    .set((eb) => ({ returned: eb("returned", "+", amount), updated_at: at }))
    .where("id", "=", paymentId)
    .where("state", "=", "paid")
    .where((eb) => eb(eb("returned", "+", amount), "<=", eb.fn.coalesce("received", "amount")))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Changes a part whose state is still one of these; false if it is not. */
export async function changePart(
  db: Db,
  id: string,
  from: readonly RefundPartState[],
  change: Partial<Pick<RefundPart, "state" | "amount" | "external_id" | "receipt">> & { readonly updated_at: number },
): Promise<boolean> {
  const result = await db
    .updateTable("refund_parts")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Stores what the gateway had refunded before the first request; only the first value counts. */
export async function storeBefore(db: Db, id: string, before: number): Promise<void> {
  await db
    .updateTable("refund_parts")
    .set({ gateway_before: before })
    .where("id", "=", id)
    .where("gateway_before", "is", null)
    .execute();
}

export async function getPart(db: Db, id: string): Promise<RefundPart | null> {
  return (await db.selectFrom("refund_parts").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The parts of a payment, in the order in which they are requested. */
export async function partsOfPayment(db: Db, paymentId: string): Promise<readonly RefundPart[]> {
  return db.selectFrom("refund_parts").selectAll().where("payment_id", "=", paymentId).orderBy("number").execute();
}

/** A part of a refund with the payment that it is of; cash has none. */
export type PartByHand = RefundPart & Partial<Pick<PaymentsTables["payments"], "gateway" | "transaction_id">>;

/** Parts that people must hand back, oldest first. */
export async function partsByHand(db: Db): Promise<readonly PartByHand[]> {
  const rows = await db
    .selectFrom("refund_parts")
    .leftJoin("payments", "payments.id", "refund_parts.payment_id")
    .selectAll("refund_parts")
    .select(["payments.gateway", "payments.transaction_id"])
    .where("refund_parts.state", "=", "to-hand-back")
    .orderBy("refund_parts.created_at")
    .limit(500)
    .execute();
  return rows.map(({ gateway, ...row }) => (gateway === null ? row : { ...row, gateway }));
}

/** The refunds of an order, the earliest first. */
export async function refundsOf(db: Db, orderId: OrderId): Promise<readonly RefundRow[]> {
  return db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).orderBy("number").execute();
}

/** Records that people handed back the parts of a refund that were left to them. False: none was. */
export async function markHandedBack(
  db: Db,
  { orderId, refundId, at }: { readonly orderId: OrderId; readonly refundId: string; readonly at: number },
): Promise<boolean> {
  const result = await db
    .updateTable("refund_parts")
    .set({ state: "handed-back", updated_at: at })
    .where("order_id", "=", orderId)
    .where("refund_id", "=", refundId)
    .where("state", "=", "to-hand-back")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
