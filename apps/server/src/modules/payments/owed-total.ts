import type { Db } from "../../database/tables.ts";
import { owedStates } from "./payment-repository.ts";

/** Received payments that are to be refunded and are not refunded yet. `sum` in minor units. */
export async function owedTotal(db: Db): Promise<{ readonly payments: number; readonly sum: number }> {
  const owed = await db
    .selectFrom("payments")
    .select(({ fn }) => [
      fn.countAll<number>().as("payments"),
      fn.sum<number | null>(fn.coalesce("received", "amount")).as("sum"),
    ])
    .where("state", "in", owedStates)
    .executeTakeFirstOrThrow();
  return { payments: Number(owed.payments), sum: Number(owed.sum ?? 0) };
}
