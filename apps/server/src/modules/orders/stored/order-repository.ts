import type { OrderId, OrderStage } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import { nextInSequence } from "../../../database/sequences.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import { type Send, together } from "../../../database/together.ts";
import { orderDishInserts } from "../lists/order-dishes.ts";
import { orderWordInserts } from "../lists/order-words.ts";
import type { OrdersTables } from "../tables.ts";
import type { OrderDetails } from "./order-details.ts";
import type { StoredOrder } from "./stored-order.ts";

type OrderRow = OrdersTables["orders"];

/** An order before it has an id: `details` as values, the rest as columns. */
export type NewOrder = Omit<OrderRow, "id" | "details" | "updated_at"> & { readonly details: OrderDetails };

/**
 * The statements that save an order with its first stage. `id` is also the order number. See StageChange for the
 * author.
 */
export function orderInserts(
  tx: Tx,
  order: NewOrder & { readonly id: OrderId },
  madeBy: string,
): readonly CompiledQuery<unknown>[] {
  const row = { ...order, details: JSON.stringify(order.details), updated_at: order.created_at };
  const stage = { order_id: order.id, stage: order.stage, at: order.created_at, made_by: madeBy };
  return [
    tx.insertInto("orders").values(row).compile(),
    tx.insertInto("order_stages").values(stage).compile(),
    ...orderWordInserts(tx, [order]),
    ...orderDishInserts(tx, order),
  ];
}

/** The next order number. One row counts for the whole shop, so its lock is taken last and released by the commit. */
export async function takeOrderId(tx: Tx, send: Send): Promise<OrderId> {
  const [row] = await send(nextInSequence(tx, "order", firstOrderNumber).compile());
  if (row === undefined) throw new Error("the order counter returned no number");
  return row.value;
}

const firstOrderNumber = 1001;

/** PostgreSQL cannot compare a column with a number outside of its range. */
const greatestId = 2_147_483_647;

export async function getOrder(db: Db, id: OrderId): Promise<StoredOrder | null> {
  if (id > greatestId) return null;
  const query = db.selectFrom("orders").selectAll().where("id", "=", id).compile();
  const [[row], stages] = await together(db, (send) => Promise.all([send(query), send(stagesQuery(db, [id]))]));
  return row === undefined ? null : storedOrder(row, stages);
}

/** The orders that exist, in no order. */
export async function ordersIn(db: Db, ids: readonly OrderId[]): Promise<readonly StoredOrder[]> {
  const known = ids.filter((id) => id > 0 && id <= greatestId);
  if (known.length === 0) return [];
  const query = db
    .selectFrom("orders")
    .selectAll()
    .where(isOneOf(db, "id", known))
    .compile();
  const [rows, stages] = await together(db, (send) => Promise.all([send(query), send(stagesQuery(db, known))]));
  const stagesOf = Map.groupBy(stages, ({ order_id }) => order_id);
  return rows.map((row) => storedOrder(row, stagesOf.get(row.id) ?? []));
}

/** The times at which orders reached their stages, ascending. */
export function stagesQuery(db: Db, ids: readonly OrderId[]) {
  return db
    .selectFrom("order_stages")
    .selectAll()
    .where(isOneOf(db, "order_id", ids))
    .orderBy("at")
    .compile();
}

export function storedOrder(row: OrderRow, stages: readonly OrdersTables["order_stages"][]): StoredOrder {
  const { details, paid_online, ...rest } = row;
  return {
    ...rest,
    paidOnline: paid_online === 1,
    details: parseDetails(details),
    stages: stages
      .filter((stage) => stage.order_id === row.id)
      .map(({ stage, at, made_by }) => ({ stage, at, by: made_by })),
  };
}

function parseDetails(json: string): OrderDetails {
  const details: OrderDetails = JSON.parse(json);
  return details;
}

/** Locks an order until the transaction ends. An update without a change locks on both engines. */
export async function lockOrder(tx: Tx, id: OrderId): Promise<void> {
  await tx
    .updateTable("orders")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
}

/**
 * Stores the payment method; with `from` only while the order is at that stage. False: the order has moved on. The
 * receipt is not cleared, because an order whose method changed may still be paid online.
 */
export async function updateMethod(
  tx: Tx,
  id: OrderId,
  method: { readonly id: string; readonly online: boolean },
  from?: OrderStage,
): Promise<boolean> {
  const update = tx
    .updateTable("orders")
    .set({ payment_method: method.id, paid_online: method.online ? 1 : 0 })
    .where("id", "=", id);
  const result = await (from === undefined ? update : update.where("stage", "=", from)).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Changes an order's stage if it still equals the one the caller read; false if not. */
export async function updateStage(
  tx: Tx,
  change: {
    readonly id: OrderId;
    readonly from: OrderStage;
    readonly to: OrderStage;
    readonly at: number;
    readonly by: string;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable("orders")
    .set({ stage: change.to, updated_at: change.at })
    .where("id", "=", change.id)
    .where("stage", "=", change.from)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await tx
    .insertInto("order_stages")
    .values({ order_id: change.id, stage: change.to, at: change.at, made_by: change.by })
    .execute();
  return true;
}

/** The owner of an order and its stage; null: the order does not exist. */
export async function briefOf(
  db: Db,
  id: OrderId,
): Promise<Pick<OrderRow, "id" | "stage" | "user_id" | "warehouse_id"> | null> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "stage", "user_id", "warehouse_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  return order ?? null;
}
