import { randomUUID } from "node:crypto";
import { money, type OrderId } from "@skatert/domain";
import type { Selectable } from "kysely";
import type { Db, Tx } from "../../database/tables.ts";
import type { KnownPayment, StartedPayment } from "../../ports/payment/payment-gateway.ts";
import type { PaymentState, PaymentsTables } from "./tables.ts";

export type Payment = Selectable<PaymentsTables["payments"]>;

export const openStates: readonly PaymentState[] = ["starting", "pending"];
/** States of money that must be refunded; the operator sees such a payment until then. */
export const owedStates: readonly PaymentState[] = ["paid-late", "paid-twice", "paid-cancelled", "wrong-amount"];

/** Whether all money of such a payment goes or went back. */
export function isBack(state: PaymentState): boolean {
  return state === "refunded" || owedStates.includes(state);
}

export async function getPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function openPaymentOf(db: Db, orderId: OrderId): Promise<Payment | null> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", [...openStates])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The payment of a gateway's callback, found by our reference (`referenceOf`) or else by the gateway's id. Null when
 * the reference belongs to another shop on the same account, or when the gateway's id differs from the stored one.
 */
export async function findPayment(
  db: Db,
  gateway: string,
  { reference, externalId }: { readonly reference: string; readonly externalId: string | null },
): Promise<Payment | null> {
  const [, order, attempt] = /^(\d{1,9})-(\d{1,6})(?:-[0-9a-f]{12})?$/.exec(reference) ?? [];
  const rows = db.selectFrom("payments").selectAll().where("gateway", "=", gateway);
  if (order === undefined) {
    if (externalId === null) return null;
    return (await rows.where("external_id", "=", externalId).executeTakeFirst()) ?? null;
  }
  const row = await rows
    .where("order_id", "=", Number(order))
    .where("attempt", "=", Number(attempt))
    .where("reference", "in", [reference, ""])
    .executeTakeFirst();
  return row !== undefined && isMeant(row, reference, externalId) ? row : null;
}

/** The reference sent to the gateway. Older payments used order and attempt only. */
export function sentReference({ reference, order_id: order, attempt }: Payment): string {
  return reference === "" ? `${order}-${attempt}` : reference;
}

function isMeant(row: Payment, reference: string, externalId: string | null): boolean {
  const isOtherPayment = externalId !== null && row.external_id !== null && externalId !== row.external_id;
  return sentReference(row) === reference && !isOtherPayment;
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

/** "1001-2-1f0e6c2b9a47": order and attempt for human readers, then an unguessable part of the payment's id. */
function referenceOf({ order_id: order, attempt, id }: Pick<Payment, "order_id" | "attempt" | "id">): string {
  return `${order}-${attempt}-${id.replaceAll("-", "").slice(0, 12)}`;
}

/** Null until the gateway has returned its id of the payment or of the money. */
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

/** Inserts the order's next attempt; null when another open payment, or this attempt, was saved meanwhile. */
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
  const own = { order_id: fresh.order_id, attempt: last + 1, id: randomUUID() };
  const row: Payment = {
    received: null,
    external_id: null,
    transaction_id: null,
    pay_url: null,
    receipt: null,
    ...fresh,
    ...own,
    reference: referenceOf(own),
    asked_at: 0,
    owed_at: fresh.owed_at ?? null,
    returned: 0,
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

/** Changes a payment whose state still equals the one the caller read; false if it does not. */
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

/** Claims the request to a gateway if no other claim is valid; false if another process holds one. */
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

/**
 * Stores the gateway's answer; only the first answer counts. False: another request has opened a payment page
 * meanwhile, or the order was cancelled. A payment whose money was reported before the answer does not change its
 * state.
 */
export async function storeStarted(db: Db, id: string, started: StartedPayment, at: number): Promise<boolean> {
  const answer = { external_id: started.externalId, pay_url: started.payUrl, updated_at: at };
  if (await changePayment(db, id, ["starting"], { ...answer, state: "pending" })) return true;
  await db.updateTable("payments").set(answer).where("id", "=", id).where("external_id", "is", null).execute();
  const stored = await getPayment(db, id);
  return stored?.external_id === started.externalId && stored.state !== "declined" && stored.state !== "closed";
}

/** Whether an open payment may be checked at the gateway now; true once per `quietMs` over all callers. */
export async function takeLook(db: Db, id: string, now: number, quietMs: number): Promise<boolean> {
  const result = await db
    .updateTable("payments")
    .set({ asked_at: now })
    .where("id", "=", id)
    .where("asked_at", "<=", now - quietMs)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Payments in these states, oldest first. */
export async function paymentsIn(
  db: Db,
  states: readonly PaymentState[],
  orderId?: OrderId,
): Promise<readonly Payment[]> {
  return (await db.executeQuery(paymentsQuery(db, states, orderId))).rows;
}

/** The payments of an order, by attempt. Ordered by time, SQLite would read all payments of a state. */
export function paymentsQuery(db: Db, states: readonly PaymentState[], orderId?: OrderId) {
  const query = db
    .selectFrom("payments")
    .selectAll()
    .where("state", "in", [...states])
    .limit(500);
  const sorted =
    orderId === undefined ? query.orderBy("created_at") : query.where("order_id", "=", orderId).orderBy("attempt");
  return sorted.compile();
}
