import type { ShopSettings } from "@skatert/contract";
import { type BoardHandover, type BranchNow, extraMinutesAt, type OrderId } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { branchNowOf, branchNowQuery } from "../../../shop/stops/branch-now.ts";
import { handoverOf } from "../promises/keep-promise.ts";
import type { StoredPromise } from "../promises/promise-repository.ts";
import { placeName } from "../shown/order-view.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** The restaurant's data of an order besides its row. */
export interface OrderFacts {
  readonly promise: StoredPromise | null;
  /** Whether the shop has no earlier order of the number. */
  readonly isFirst: boolean;
  /** The branch, pickup point or restaurant. */
  readonly placeName: string | null;
  /** Includes the minutes that the branch adds now, or at the beginning of the order's slot (STOP-3). */
  readonly handover: BoardHandover;
}

/** For a page of orders, in two queries and one for each of their branches. */
export async function factsOf(
  db: Db,
  orders: readonly StoredOrder[],
  settings: ShopSettings,
  now: number,
): Promise<ReadonlyMap<OrderId, OrderFacts>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const branches = [...new Set(orders.map(({ warehouse_id }) => warehouse_id))];
  const [promises, known, ...branchRows] = await together(db, (send) =>
    Promise.all([
      send(promisesQuery(db, ids)),
      send(knownGuestsQuery(db, ids)),
      ...branches.map((id) => send(branchNowQuery(db, id, now))),
    ]),
  );
  const branchNow = new Map(branches.map((id, index) => [id, branchNowOf(branchRows[index] ?? [], id)]));
  const promiseOf = new Map(promises.map((promise) => [promise.order_id, promise]));
  const isKnown = new Set(known.map(({ id }) => id));
  const factsOfOrder = (order: StoredOrder): OrderFacts => ({
    promise: promiseOf.get(order.id) ?? null,
    isFirst: !isKnown.has(order.id),
    placeName: placeName(order, settings),
    handover: atPace(handoverOf(order, settings), branchNow.get(order.warehouse_id), now),
  });
  return new Map(orders.map((order) => [order.id, factsOfOrder(order)]));
}

function atPace(
  handover: ReturnType<typeof handoverOf>,
  branch: Pick<BranchNow, "pace"> | undefined,
  now: number,
): BoardHandover {
  const pace = branch?.pace ?? null;
  const extraMinutes = extraMinutesAt(pace, handover.slot?.start ?? now);
  return { ...handover, extraMinutes, extraUntil: handover.slot === null ? (pace?.until ?? null) : null };
}

export function promisesQuery(db: Db, ids: readonly OrderId[]) {
  return db
    .selectFrom("order_promises")
    .selectAll()
    .where(isOneOf(db, "order_id", ids))
    .compile();
}

/** The orders whose guest ordered before, by the index of numbers. */
export function knownGuestsQuery(db: Db, ids: readonly OrderId[]) {
  return sql<{ id: OrderId }>`select o.id from orders as o where ${isOneOf(db, "o.id", ids)} and exists (
    select 1 from orders as earlier
    where earlier.phone = o.phone and earlier.created_at < o.created_at and (earlier.stage || '') <> 'cancelled')`.compile(
    db,
  );
}
