import { randomUUID } from "node:crypto";
import { money } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import type { KnownPayment, StartedPayment } from "../../ports/payment/payment-gateway.ts";
import type { PaymentState, PaymentsTables } from "./tables.ts";

export type Payment = PaymentsTables["payments"];

export const openStates: readonly PaymentState[] = ["starting", "pending"];
/** Money that has to go back, and that a person looks after until it has. */
export const owedStates: readonly PaymentState[] = ["paid-late", "paid-twice", "paid-cancelled", "wrong-amount"];

export async function getPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function openPaymentOf(db: Db, orderId: number): Promise<Payment | null> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", [...openStates])
    .executeTakeFirst();
  return row ?? null;
}

/** The payment a gateway calls back about: by what we told it, "1001-2", else by its own id. */
export async function findPayment(
  db: Db,
  gateway: string,
  { reference, externalId }: { readonly reference: string; readonly externalId: string | null },
): Promise<Payment | null> {
  const [, order, attempt] = /^(\d{1,9})-(\d{1,6})$/.exec(reference) ?? [];
  const rows = db.selectFrom("payments").selectAll().where("gateway", "=", gateway);
  if (order !== undefined) {
    const row = await rows
      .where("order_id", "=", Number(order))
      .where("attempt", "=", Number(attempt))
      .executeTakeFirst();
    return row ?? null;
  }
  if (externalId === null) return null;
  return (await rows.where("external_id", "=", externalId).executeTakeFirst()) ?? null;
}

export async function isKnownTransaction(db: Db, gateway: string, transactionId: string | null): Promise<boolean> {
  if (transactionId === null) return false;
  const row = await db
    .selectFrom("payments")
    .select("id")
    .where("gateway", "=", gateway)
    .where("transaction_id", "=", transactionId)
    .executeTakeFirst();
  return row !== undefined;
}

export function referenceOf(payment: Pick<Payment, "order_id" | "attempt">): string {
  return `${payment.order_id}-${payment.attempt}`;
}

/** Null while the gateway has not said what it calls the payment, nor the money. */
export function knownPayment(payment: Payment): KnownPayment | null {
  const externalId = payment.external_id ?? payment.transaction_id;
  if (externalId === null) return null;
  return {
    id: payment.id,
    externalId,
    transactionId: payment.transaction_id,
    amount: money(payment.received ?? payment.amount),
  };
}

/** A new row of the order's next attempt; null when another open payment, or this attempt, was saved meanwhile. */
export async function insertPayment(
  tx: Tx,
  fresh: Pick<Payment, "order_id" | "gateway" | "state" | "amount" | "claimed_until"> & Partial<Payment>,
  at: number,
): Promise<Payment | null> {
  const { last } = await tx
    .selectFrom("payments")
    .select((eb) => eb.fn.coalesce(eb.fn.max("attempt"), eb.lit(0)).as("last"))
    .where("order_id", "=", fresh.order_id)
    .executeTakeFirstOrThrow();
  const row: Payment = {
    received: null,
    external_id: null,
    transaction_id: null,
    pay_url: null,
    ...fresh,
    id: randomUUID(),
    attempt: last + 1,
    created_at: at,
    updated_at: at,
  };
  const result = await tx
    .insertInto("payments")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n ? row : null;
}

/** Changes a payment that still stands where the caller saw it; false when it has gone on. */
export async function changePayment(
  db: Db,
  id: string,
  from: readonly PaymentState[],
  change: Partial<Omit<Payment, "id">> & { readonly updated_at: number },
): Promise<boolean> {
  const result = await db
    .updateTable("payments")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the asking of a gateway over from whoever's time has run out; false when somebody else is asking. */
export async function claimStart(db: Db, id: string, now: number, until: number): Promise<boolean> {
  const result = await db
    .updateTable("payments")
    .set({ claimed_until: until, updated_at: now })
    .where("id", "=", id)
    .where("state", "=", "starting")
    .where("claimed_until", "<=", now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Keeps what the gateway answered; a payment that was settled before the answer stays settled. */
export async function keepStarted(db: Db, id: string, started: StartedPayment, at: number): Promise<void> {
  const answer = { external_id: started.externalId, pay_url: started.payUrl, updated_at: at };
  await db.updateTable("payments").set(answer).where("id", "=", id).execute();
  await changePayment(db, id, ["starting"], { state: "pending", updated_at: at });
}

/** Payments in these states, oldest first. */
export async function paymentsIn(
  db: Db,
  states: readonly PaymentState[],
  orderId?: number,
): Promise<readonly Payment[]> {
  let query = db
    .selectFrom("payments")
    .selectAll()
    .where("state", "in", [...states]);
  if (orderId !== undefined) query = query.where("order_id", "=", orderId);
  return query.orderBy("created_at").limit(500).execute();
}

/** Whether money of an order goes back to the shopper, or has all gone back; undefined when none does. */
export async function refundOf(db: Db, orderId: number): Promise<"due" | "done" | undefined> {
  const back = await paymentsIn(db, [...owedStates, "refunded"], orderId);
  if (back.length === 0) return undefined;
  return back.every(({ state }) => state === "refunded") ? "done" : "due";
}
