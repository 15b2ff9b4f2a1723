import type { WireBoardOrder, WireBoardOrders } from "@skatert/contract";
import { hasRight, type OrderId, type WarehouseId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { together } from "../../database/together.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Orders } from "../orders/service.ts";
import type { MoneyOfOrder } from "../orders/shown/order-money.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffCaller } from "../staff/caller.ts";
import { boardRowsQuery, placeQuery } from "./record/board-repository.ts";
import { historyQuery, lastNumber } from "./record/feed-repository.ts";
import { boardOrder } from "./shown/board-order.ts";

export interface BoardReadDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly orders: Pick<Orders, "get" | "many" | "list" | "factsOf">;
  readonly moneyOfOrders: (ids: readonly OrderId[]) => Promise<ReadonlyMap<OrderId, MoneyOfOrder>>;
}

type Reader = Pick<StaffCaller, "grants">;

/** How long a finished order stays on the board. */
const doneMs = 12 * 3_600_000;
/** Maximum numbers of orders on a board; the latest are shown. */
const mostLive = 300;
const mostDone = 100;

/** The live orders of a branch and the last ones done, with the feed number that they at least stand for (BOARD-2). */
export async function readBoard(
  deps: BoardReadDeps,
  branchId: WarehouseId,
  caller: Reader,
  matches: (order: StoredOrder) => boolean,
): Promise<WireBoardOrders> {
  const { db } = deps;
  // First, because an order that changes after it is read again with the feed.
  const last = await lastNumber(db, branchId);
  const since = deps.now() - doneMs;
  const [live, done] = await together(db, (send) =>
    Promise.all([
      send(placeQuery(db, branchId, "live", 0, mostLive)),
      send(placeQuery(db, branchId, "done", since, mostDone)),
    ]),
  );
  const ids = [...live, ...done].map(({ order_id: id }) => id);
  const orders = (await inOrder(deps, ids)).filter(matches);
  return { last, orders: [...(await showOrders(deps, orders, caller))] };
}

async function inOrder(deps: BoardReadDeps, ids: readonly OrderId[]): Promise<readonly StoredOrder[]> {
  const byId = new Map((await deps.orders.many(ids)).map((order) => [order.id, order]));
  return ids.map((id) => byId.get(id)).filter((order) => order !== undefined);
}

/** Orders as the caller may read them: five queries for any number of orders. */
export async function showOrders(
  deps: BoardReadDeps,
  orders: readonly StoredOrder[],
  { grants }: Reader,
): Promise<readonly WireBoardOrder[]> {
  if (orders.length === 0) return [];
  const { db } = deps;
  const ids = orders.map(({ id }) => id);
  const snapshot = await deps.shop.current();
  const settings = snapshot.settings();
  const [rows, entries] = await together(db, (send) =>
    Promise.all([send(boardRowsQuery(db, ids)), send(historyQuery(db, ids))]),
  );
  const now = deps.now();
  const facts = await deps.orders.factsOf(db, orders, settings, now);
  const moneyOf = await deps.moneyOfOrders(ids);
  const rowOf = new Map(rows.map((row) => [row.order_id, row]));
  const historyOf = Map.groupBy(entries, ({ order_id }) => order_id);
  const catalog = snapshot.catalog();
  return orders.flatMap((order) => {
    const known = facts.get(order.id);
    if (known === undefined) return [];
    const money = moneyOf.get(order.id);
    const parts = {
      order,
      row: rowOf.get(order.id) ?? null,
      facts: known,
      money,
      history: historyOf.get(order.id) ?? [],
    };
    const readsGuests = hasRight(grants, "guests.read", order.warehouse_id);
    return [boardOrder(parts, { settings, catalog, now, readsGuests })];
  });
}
