import { type BranchId, foldText, type OrderId } from "@skatert/domain";
import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "../../../database/tables.ts";
import { getOrder, ordersIn } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { dishesLikeQuery } from "./order-dishes.ts";
import { readSearch } from "./order-search.ts";
import { hasWord, leadFirst } from "./word-conditions.ts";

/** Maximum number of dish names in one search; a text in more of them is not selective. */
const maxDishes = 100;

export interface BranchSearch {
  readonly branchId: BranchId;
  /** An order's number, a whole phone, words of the name, or a part of a dish's name. */
  readonly text: string;
  /** Whether phones and names are searched too. */
  readonly readsGuests: boolean;
  /** Only orders placed before this one; null: from the newest on. */
  readonly before: OrderId | null;
  readonly limit: number;
}

export interface FoundInBranch {
  /** Newest first. */
  readonly orders: readonly StoredOrder[];
  /** Whether older orders match as well. */
  readonly hasMore: boolean;
  /** Whether more dishes have the text in their names than were searched for. */
  readonly isVague: boolean;
}

/** The orders of a branch of any day that match a text (BOARD-5, decision 091). */
export async function searchBranch(db: Db, asked: BranchSearch): Promise<FoundInBranch> {
  const search = readSearch(asked.text);
  if (search.kind === "none") return nothing;
  if (search.kind === "number") return ofNumber(db, search.id, asked);
  const cursor = asked.before === null ? null : await placeOf(db, asked.before, asked.branchId);
  if (asked.before !== null && cursor === null) return nothing;
  const slice: Slice = { branchId: asked.branchId, cursor, limit: asked.limit + 1 };
  if (search.kind === "phone") {
    if (!asked.readsGuests) return nothing;
    return shown(db, [phonePart(search.phone, slice)], asked, false);
  }
  const dishes = await dishesLike(db, asked);
  const parts = [
    ...(asked.readsGuests ? [namePart(search.words, slice)] : []),
    ...dishes.slice(0, maxDishes).map(({ dish }) => dishPart(dish, slice)),
  ];
  return shown(db, parts, asked, dishes.length > maxDishes);
}

const nothing: FoundInBranch = { orders: [], hasMore: false, isVague: false };

async function ofNumber(db: Db, id: OrderId, { branchId, before }: BranchSearch): Promise<FoundInBranch> {
  const order = before === null ? await getOrder(db, id) : null;
  return order?.warehouse_id === branchId ? { ...nothing, orders: [order] } : nothing;
}

/** The numbers of names that contain the text; at most one more than the maximum. */
async function dishesLike(db: Db, { branchId, text }: BranchSearch): Promise<readonly { readonly dish: number }[]> {
  const wanted = foldText(text);
  if (wanted === "") return [];
  return (await db.executeQuery(dishesLikeQuery(db, branchId, wanted, maxDishes + 1))).rows;
}

/** The position at which the list continues: after this order. */
interface Cursor {
  readonly at: number;
  readonly id: OrderId;
}

interface Slice {
  readonly branchId: BranchId;
  readonly cursor: Cursor | null;
  readonly limit: number;
}

async function placeOf(db: Db, id: OrderId, branchId: BranchId): Promise<Cursor | null> {
  const order = await db
    .selectFrom("orders")
    .select("created_at")
    .where("id", "=", id)
    .where("warehouse_id", "=", branchId)
    .executeTakeFirst();
  return order === undefined ? null : { at: order.created_at, id };
}

async function shown(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  { limit }: BranchSearch,
  isVague: boolean,
): Promise<FoundInBranch> {
  if (parts.length === 0) return { ...nothing, isVague };
  const { rows } = await db.executeQuery(newestOf(db, parts, limit + 1));
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const byId = new Map((await ordersIn(db, ids)).map((order) => [order.id, order]));
  const orders = ids.map((id) => byId.get(id)).filter((order) => order !== undefined);
  return { orders, hasMore: rows.length > limit, isVague };
}

/** The newest entries of several lists, which their indexes return in this order, up to the limit. */
export function newestOf(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  limit: number,
): CompiledQuery<{ readonly id: OrderId }> {
  const lists = parts.map((part, index) => sql`select id, at from (${part}) as ${sql.ref(`part${index}`)}`);
  return sql<{ id: OrderId }>`select distinct id, at from (${sql.join(lists, sql` union all `)}) as merged
    order by at desc, id desc limit ${limit}`.compile(db);
}

export function dishPart(dish: number, { branchId, cursor, limit }: Slice): RawBuilder<unknown> {
  return sql`select order_id as id, created_at as at from order_dishes
    where branch_id = ${branchId} and dish = ${dish} ${olderThan(cursor, sql`created_at`, sql`order_id`)}
    order by created_at desc, order_id desc limit ${limit}`;
}

export function phonePart(phone: string, { branchId, cursor, limit }: Slice): RawBuilder<unknown> {
  return sql`select o.id as id, o.created_at as at from orders as o
    where o.phone = ${phone} and (o.warehouse_id + 0) = ${branchId}
      ${olderThan(cursor, sql`o.created_at`, sql`o.id`)}
    order by o.created_at desc, o.id desc limit ${limit}`;
}

export function namePart(words: readonly string[], { branchId, cursor, limit }: Slice): RawBuilder<unknown> {
  const [first = "", ...others] = leadFirst(words);
  const [at, id] = [sql<number>`lead.created_at`, sql<number>`lead.order_id`];
  const rest = others.map((word) => sql`and ${hasWord(word, at, id)}`);
  return sql`select ${id} as id, ${at} as at from order_words as lead join orders as o on o.id = lead.order_id
    where lead.word = ${first} ${sql.join(rest, sql` `)} and (o.warehouse_id + 0) = ${branchId}
      ${olderThan(cursor, at, id)}
    order by ${at} desc, ${id} desc limit ${limit}`;
}

function olderThan(cursor: Cursor | null, at: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return cursor === null ? sql`` : sql`and (${at}, ${id}) < (${cursor.at}, ${cursor.id})`;
}
