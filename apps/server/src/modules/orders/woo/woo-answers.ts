import type { OrderId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { AnswersOf } from "../answers/order-answers.ts";
import { promisesQuery } from "../lists/order-facts.ts";
import type { WooAnswer } from "./woo-order.ts";

/** Confirmation and promise of a page of orders, for integrations. */
export async function wooAnswers(
  db: Db,
  answersOf: AnswersOf,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, WooAnswer>> {
  if (ids.length === 0) return new Map();
  const answers = await answersOf(db, ids);
  const { rows } = await db.executeQuery(promisesQuery(db, ids));
  const promisedAt = new Map(rows.map((row) => [row.order_id, row.promised_at]));
  const answerTo = (id: OrderId): WooAnswer => {
    const { asks = false, confirmedAt = null, cancelAskedAt = null, cancelDeclinedAt = null } = answers.get(id) ?? {};
    return { asks, confirmedAt, cancelAskedAt, cancelDeclinedAt, promisedAt: promisedAt.get(id) ?? null };
  };
  return new Map(ids.map((id) => [id, answerTo(id)]));
}
