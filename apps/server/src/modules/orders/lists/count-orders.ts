import { ORDER_STAGES } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";

/** Milliseconds after which no transaction can still add an order with an earlier time. */
const settledMs = 600_000;

const allButHandedOver = ORDER_STAGES.filter((stage) => stage !== "handed-over");

export interface OrderCounts {
  /** The number of all orders. */
  all(): Promise<number>;
  /** The number of orders handed over: all orders less the few in other stages. */
  handedOver(): Promise<number>;
}

/**
 * Counts over the whole history. Orders are never deleted, so those older than ten minutes are counted once and only
 * newer ones again. PostgreSQL needs 60 ms to count a million.
 */
export function createOrderCounts(db: Db, now: () => number): OrderCounts {
  let settled = { until: Number.MIN_SAFE_INTEGER, count: 0 };

  async function all(): Promise<number> {
    const until = now() - settledMs;
    const before = settled;
    if (until > before.until + settledMs) {
      const between = await countBetween(db, before.until, until);
      settled = { until, count: before.count + between };
    }
    const { until: from, count } = settled;
    return count + (await countBetween(db, from, null));
  }

  return {
    all,
    async handedOver() {
      const others = await db
        .selectFrom("orders")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where(isOneOf(db, "stage", allButHandedOver))
        .executeTakeFirstOrThrow();
      return (await all()) - Number(others.count);
    },
  };
}

/** Counts orders created after `after` and not after `until`. */
async function countBetween(db: Db, after: number, until: number | null): Promise<number> {
  let query = db.selectFrom("orders").where("created_at", ">", after);
  if (until !== null) query = query.where("created_at", "<=", until);
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}
