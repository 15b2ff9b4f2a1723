import type { OrderId } from "@skatert/domain";
import type { Kysely } from "kysely";
import { writeLast } from "../../../database/last-writes.ts";
import type { Database, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { OrderEvents, RecordedChange } from "../events.ts";
import { getOrder, lockOrder } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

export interface ChangeOrderDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly events: Pick<OrderEvents, "recorded" | "changed">;
}

export interface OrderChange {
  /** See StageChange. */
  readonly by: string;
  readonly deviceId?: number | null;
  /** Runs while the order is locked. If it throws or returns an empty list, nothing changes. */
  readonly work: (tx: Tx, order: StoredOrder) => Promise<readonly RecordedChange[]>;
}

/** Changes an order other than its stage. Null: there is no such order. */
export async function changeOrder(
  deps: ChangeOrderDeps,
  id: OrderId,
  change: OrderChange,
): Promise<StoredOrder | null> {
  const { by, deviceId = null, work } = change;
  let isChanged = false;
  const order = await transaction(deps.db, async (tx) => {
    isChanged = false;
    await lockOrder(tx, id);
    const stored = await getOrder(tx, id);
    if (stored === null) return null;
    const changes = await work(tx, stored);
    if (changes.length === 0) return stored;
    isChanged = true;
    const recorded = { order: stored, by, deviceId, at: deps.now(), from: stored.stage, changes };
    await writeLast(tx, deps.events.recorded(tx, recorded));
    return stored;
  });
  if (order !== null && isChanged) deps.events.changed({ order });
  return order;
}
