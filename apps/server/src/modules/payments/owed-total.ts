import type { Db } from "../../database/tables.ts";
import { owedStates } from "./payment-repository.ts";

/** Received payments that await their refund, and parts of refunds that people must hand back. `sum` in minor units. */
export async function owedTotal(db: Db): Promise<{ readonly payments: number; readonly sum: number }> {
  const owed = await db
    .selectFrom("payments")
    .select(({ fn }) => [
      fn.countAll<number>().as("payments"),
      fn.sum<number | null>(fn.coalesce("received", "amount")).as("sum"),
    ])
    .where("state", "in", owedStates)
    .executeTakeFirstOrThrow();
  const byHand = await db
    .selectFrom("refund_parts")
    .select(({ fn }) => [fn.countAll<number>().as("parts"), fn.sum<number | null>("amount").as("sum")])
    .where("state", "=", "to-hand-back")
    .executeTakeFirstOrThrow();
  return {
    payments: Number(owed.payments) + Number(byHand.parts),
    sum: Number(owed.sum ?? 0) + Number(byHand.sum ?? 0),
  };
}
