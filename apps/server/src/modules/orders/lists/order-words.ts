import type { OrderId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { rowsAs } from "../../../database/lists.ts";
import type { Db, Tx } from "../../../database/tables.ts";

const maxWords = 8;
const longestWord = 60;

/**
 * The words for order search: the words of the name and the whole e-mail. Lower case, because engines compare case
 * differently.
 */
export function wordsOfOrder(order: { readonly name: string; readonly email: string | null }): readonly string[] {
  const email = order.email === null ? [] : [order.email.trim().toLowerCase().slice(0, longestWord)];
  return [...new Set([...wordsOf(order.name), ...email])].filter((word) => word !== "");
}

/** The words of a text as stored; at most eight. */
export function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== "")
    .slice(0, maxWords)
    .map((word) => word.slice(0, longestWord));
}

/** The order fields that the words are taken from. */
export interface NamedOrder {
  readonly id: OrderId;
  readonly name: string;
  readonly email: string | null;
  readonly created_at: number;
}

/** The statements that store the words of new orders; none if they have no words. */
export function orderWordInserts(db: Db, orders: readonly NamedOrder[]): readonly CompiledQuery<unknown>[] {
  if (!orders.some((order) => wordsOfOrder(order).length > 0)) return [];
  const insert = sql`insert into order_words (word, created_at, order_id)
    select word, created_at, order_id from ${rowsOf(db, orders)}`;
  return [insert.compile(db)];
}

/** Deletes the words of anonymised orders. */
export async function forgetOrderWords(tx: Tx, orders: readonly NamedOrder[]): Promise<void> {
  if (orders.length > 0) await tx.executeQuery(forgetQuery(tx, orders));
}

/** Compares the whole key, because a common first name appears in very many orders. */
export function forgetQuery(db: Db, orders: readonly NamedOrder[]) {
  return sql`delete from order_words where (word, created_at, order_id) in
    (select word, created_at, order_id from ${rowsOf(db, orders)})`.compile(db);
}

function rowsOf(db: Db, orders: readonly NamedOrder[]) {
  const words = orders.flatMap((order) =>
    wordsOfOrder(order).map((word) => ({ word, created_at: order.created_at, order_id: order.id })),
  );
  return rowsAs(db, "words", { word: "text", created_at: "bigint", order_id: "integer" }, words);
}
