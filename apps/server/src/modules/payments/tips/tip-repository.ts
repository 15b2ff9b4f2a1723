import type { TipState } from "@skatert/contract";
import { type Money, money, type OrderId, type TipRecipient } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { TipsTables } from "./tables.ts";

export type Tip = TipsTables["tips"];

/** A paid tip, as integrations see it. */
export interface PaidTip {
  readonly recipient: TipRecipient;
  readonly amount: Money;
}

export async function getTip(db: Db, id: string): Promise<Tip | null> {
  return (await db.selectFrom("tips").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Every tip of an order, oldest first. */
export async function tipsOfOrder(db: Db, orderId: OrderId): Promise<readonly Tip[]> {
  return db.selectFrom("tips").selectAll().where("order_id", "=", orderId).orderBy("number").execute();
}

/** The tip of a gateway's message; null: none, or the gateway's own id differs. */
export async function findTip(
  db: Db,
  gateway: string,
  { orderId, number, id, externalId }: TipReference & { readonly externalId: string | null },
): Promise<Tip | null> {
  const row = await db
    .selectFrom("tips")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("number", "=", number)
    .where("gateway", "=", gateway)
    .executeTakeFirst();
  const isOther = externalId !== null && row?.external_id != null && externalId !== row.external_id;
  return row === undefined || shortId(row.id) !== id || isOther ? null : row;
}

/** The parts of a tip's reference. */
export interface TipReference {
  readonly orderId: OrderId;
  readonly number: number;
  /** An unguessable part of the tip's id. */
  readonly id: string;
}

/** "tip-1001-2-1f0e6c2b9a47": distinct from the reference of an order's payment. */
export function tipReference({ order_id: order, number, id }: Pick<Tip, "order_id" | "number" | "id">): string {
  return `tip-${order}-${number}-${shortId(id)}`;
}

/** Null: not a tip reference. */
export function readTipReference(reference: string): TipReference | null {
  const [, order, number, id] = /^tip-(\d{1,9})-(\d{1,3})-([0-9a-f]{12})$/.exec(reference) ?? [];
  return id === undefined ? null : { orderId: Number(order), number: Number(number), id };
}

function shortId(id: string): string {
  return id.replaceAll("-", "").slice(0, 12);
}

/** False: another tip of the order took the number or the recipient meanwhile. */
export async function insertTip(tx: Tx, tip: Tip): Promise<boolean> {
  const insert = tx.insertInto("tips").values(tip);
  const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Changes a tip in one of these states; false: its state is another. */
export async function changeTip(
  db: Db,
  id: string,
  from: readonly TipState[],
  change: Partial<Pick<Tip, "state" | "transaction_id" | "paid_at">>,
): Promise<boolean> {
  const result = await db
    .updateTable("tips")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Stores the gateway's first answer; false: the tip already has another gateway payment. */
export async function storeGatewayAnswer(
  db: Db,
  id: string,
  { externalId, payUrl }: { readonly externalId: string; readonly payUrl: string | null },
): Promise<boolean> {
  const result = await db
    .updateTable("tips")
    .set({ external_id: externalId, ...(payUrl === null ? {} : { pay_url: payUrl }) })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("external_id", "is", null), eb("external_id", "=", externalId)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether a tip may be checked at the gateway now; true once per `quietMs` over all callers. */
export async function takeTipLook(db: Db, id: string, now: number, quietMs: number): Promise<boolean> {
  const result = await db
    .updateTable("tips")
    .set({ asked_at: now })
    .where("id", "=", id)
    .where("asked_at", "<=", now - quietMs)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Paid tips by order; one query for a page of orders. */
export async function paidTipsOf(
  db: Db,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<number, readonly PaidTip[]>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.executeQuery(tipsQuery(db, orderIds));
  const byOrder = new Map<number, PaidTip[]>();
  for (const { order_id: orderId, recipient, amount } of rows.filter(({ state }) => state === "paid"))
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), { recipient, amount: money(Number(amount)) }]);
  return byOrder;
}

/** All states: with a state in the condition SQLite would read every paid tip of the shop. */
export function tipsQuery(db: Db, orderIds: readonly OrderId[]) {
  return db
    .selectFrom("tips")
    .select(["order_id", "recipient", "amount", "state"])
    .where(isOneOf(db, "order_id", orderIds))
    .orderBy("order_id")
    .orderBy("number")
    .compile();
}
