import { sql } from "kysely";
import type { Db } from "../../../database/tables.ts";

/** Counts the orders placed since an instant by their current stage. */
export async function countOrdersByStage(db: Db, since: number): Promise<readonly { stage: string; count: number }[]> {
  const { rows } = await db.executeQuery(ordersByStage(db, since));
  return rows.map(({ stage, count }) => ({ stage, count: Number(count) }));
}

/** Groups by an expression: for the bare column SQLite scans the index of stages, which holds the whole history. */
export function ordersByStage(db: Db, since: number) {
  const stage = sql<string>`stage || ''`;
  return db
    .selectFrom("orders")
    .select((eb) => [stage.as("stage"), eb.fn.countAll<number>().as("count")])
    .where("created_at", ">=", since)
    .groupBy(stage)
    .compile();
}
