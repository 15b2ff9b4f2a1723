import { ORDER_STAGES } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";

/** Counts the orders placed since an instant by their current stage. */
export async function countOrdersByStage(db: Db, since: number): Promise<readonly { stage: string; count: number }[]> {
  const { rows } = await db.executeQuery(ordersByStage(db, since));
  return rows.map(({ stage, count }) => ({ stage, count: Number(count) }));
}

/**
 * Names every stage, so that the index of stages alone gives the orders since `since`. Without them SQLite reads that
 * index from its beginning, and PostgreSQL reads every order of the time.
 */
export function ordersByStage(db: Db, since: number) {
  return db
    .selectFrom("orders")
    .select((eb) => ["stage", eb.fn.countAll<number>().as("count")])
    .where(isOneOf(db, "stage", ORDER_STAGES))
    .where("created_at", ">=", since)
    .groupBy("stage")
    .compile();
}
