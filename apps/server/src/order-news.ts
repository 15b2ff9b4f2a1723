import { fulfilmentOf, type Money, moneyBackBy } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Tx } from "./database/tables.ts";
import type { JobHandler } from "./jobs/job-runner.ts";
import type { GivenBack } from "./modules/account/notifications/notification-content.ts";
import type { MovedOrder } from "./modules/orders/moving/move-order.ts";
import { checkPromiseJob, followStage, type LaterPromise } from "./modules/orders/promises/keep-promise.ts";
import { overduePromiseHandler } from "./modules/orders/promises/overdue-promise.ts";
import type { Orders } from "./modules/orders/service.ts";
import { pointsReturned } from "./modules/orders/shown/order-view.ts";
import type { OrderMove, OrderNews } from "./people.ts";
import type { ShopData } from "./shop/shop-data.ts";

export interface OrderNewsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  /** Tells the owner of an order what no stage tells, inside the transaction of it. */
  readonly tell: (tx: Tx, news: OrderNews) => Promise<void>;
}

/** A move as its owner is told of it; a cancelled order says what goes back. */
export function moveNews({ id, to, at, order, day, currency }: MovedOrder, released: Money): OrderMove {
  const isDelivery = fulfilmentOf(order.method) === "delivery";
  const points = pointsReturned(order);
  if (to !== "cancelled" || (released === 0 && points === 0)) return { id, to, at, isDelivery };
  const back: GivenBack = { amount: released, points, by: moneyBackBy(day), currency };
  return { id, to, at, isDelivery, back };
}

/** Inside the transaction of a move: the promised time follows the stage, and a later one is told. */
export async function followPromise(deps: OrderNewsDeps, tx: Tx, move: MovedOrder): Promise<void> {
  const later = await followStage(tx, move.order, move, move.settings);
  if (later !== null) await tellLater(deps, tx, later, move);
}

/** Handlers of jobs that look at orders whose promised time has come. */
export function promiseJobs(deps: OrderNewsDeps, orders: Pick<Orders, "ring">): Readonly<Record<string, JobHandler>> {
  return {
    [checkPromiseJob]: overduePromiseHandler({
      db: deps.db,
      now: deps.now,
      ring: orders.ring,
      facts: async () => (await deps.shop.current()).settings(),
      tell: (tx, later, order, settings) => tellLater(deps, tx, later, { order, settings }),
    }),
  };
}

/** The guest hears of a later time and is asked to agree. */
function tellLater(
  { tell, now }: OrderNewsDeps,
  tx: Tx,
  { orderId, was, at: promisedAt }: LaterPromise,
  { order, settings }: Pick<MovedOrder, "order" | "settings">,
): Promise<void> {
  const isDelivery = fulfilmentOf(order.method) === "delivery";
  const timeZone = settings.schedules[order.warehouse_id]?.timeZone ?? settings.timeZone;
  const content = { kind: "order-later", orderId, was, promisedAt, isDelivery, timeZone } as const;
  return tell(tx, { id: orderId, at: now(), content });
}
