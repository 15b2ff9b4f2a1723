import type { OrderStage } from "@skatert/domain";
import { type ExpressionBuilder, sql } from "kysely";
import type { Database, Db, Tx } from "../../database/tables.ts";
import type { OrderDetails } from "./order-details.ts";
import type { StoredOrder } from "./stored-order.ts";
import type { OrdersTables } from "./tables.ts";

type OrderRow = OrdersTables["orders"];

/** An order before it has an id; `details` as values, the rest as columns. */
export type NewOrder = Omit<OrderRow, "id" | "details" | "updated_at"> & { readonly details: OrderDetails };

/** Saves an order with its first stage, made by whom StageChange names; answers its id, which is also its number. */
export async function insertOrder(tx: Tx, order: NewOrder, madeBy: string): Promise<number> {
  const id = await nextOrderId(tx);
  await tx
    .insertInto("orders")
    .values({ ...order, id, details: JSON.stringify(order.details), updated_at: order.created_at })
    .execute();
  await tx
    .insertInto("order_stages")
    .values({ order_id: id, stage: order.stage, at: order.created_at, made_by: madeBy })
    .execute();
  return id;
}

/** One row of a counter: its lock is held only from here to the commit. */
async function nextOrderId(tx: Tx): Promise<number> {
  const row = await tx
    .insertInto("sequences")
    .values({ name: "order", value: firstOrderNumber })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((eb) => ({ value: eb("sequences.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value;
}

const firstOrderNumber = 1001;

/** PostgreSQL refuses to compare a column with a number it cannot hold. */
const greatestId = 2_147_483_647;

export async function getOrder(db: Db, id: number): Promise<StoredOrder | null> {
  if (id > greatestId) return null;
  const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const stages = await stagesOf(db, [id]);
  return storedOrder(row, stages);
}

export interface OrderFilter {
  /** Null: all. */
  readonly stages: readonly OrderStage[] | null;
  readonly userId: number | null;
  /** Created strictly after and before, milliseconds. */
  readonly after: number | null;
  readonly before: number | null;
  /** A part of the name, number or e-mail, or the order's own number; empty: all. */
  readonly search: string;
  readonly oldestFirst: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** One page, with the count of all that match. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
): Promise<{ readonly orders: readonly StoredOrder[]; readonly total: number }> {
  let query = db.selectFrom("orders");
  if (filter.stages !== null) query = query.where("stage", "in", [...filter.stages]);
  if (filter.userId !== null) query = query.where("user_id", "=", filter.userId);
  if (filter.after !== null) query = query.where("created_at", ">", filter.after);
  if (filter.before !== null) query = query.where("created_at", "<", filter.before);
  if (filter.search !== "") query = query.where(isNamed(filter.search));
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy("id", filter.oldestFirst ? "asc" : "desc")
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .execute();
  const ids = rows.map((row) => row.id);
  const stages = ids.length === 0 ? [] : await stagesOf(db, ids);
  return { orders: rows.map((row) => storedOrder(row, stages)), total: Number(count) };
}

/** Databases differ in what a capital of another alphabet is, so the usual writings are all asked for. */
function isNamed(search: string) {
  const lower = search.toLowerCase();
  const writings = new Set([
    search,
    lower,
    search.toUpperCase(),
    lower.replace(/(?:^|\s)\p{L}/gu, (l) => l.toUpperCase()),
  ]);
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  const digits = search.replace(/[\s()+-]/g, "");
  return (eb: ExpressionBuilder<Database, "orders">) =>
    eb.or([
      ...[...writings].flatMap((text) => [contains("name", text), contains("email", text)]),
      ...(/^\d{3,}$/.test(digits) ? [contains("phone", digits.replace(/^8(?=\d{10}$)/, ""))] : []),
      ...(number === undefined ? [] : [eb("id", "=", Number(number))]),
    ]);
}

function contains(column: "name" | "email" | "phone", text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

async function stagesOf(db: Db, ids: readonly number[]): Promise<readonly OrdersTables["order_stages"][]> {
  return db
    .selectFrom("order_stages")
    .selectAll()
    .where("order_id", "in", [...ids])
    .orderBy("at")
    .execute();
}

function storedOrder(row: OrderRow, stages: readonly OrdersTables["order_stages"][]): StoredOrder {
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

/** Keeps an order from moving until the transaction ends. An update that changes nothing locks on both engines. */
export async function lockOrder(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("orders")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
}

/** Moves an order's stage if it still stands where the caller saw it; false when it moved meanwhile. */
export async function updateStage(
  tx: Tx,
  change: {
    readonly id: number;
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
