import { scheduleOf, type WireBoardOrder, type WireBoardOrders } from "@skatert/contract";
import { type BranchId, businessDayStart, guestSight, type OrderId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { together } from "../../database/together.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { Orders } from "../orders/service.ts";
import type { MoneyOfOrder } from "../orders/shown/order-money.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffCaller } from "../staff-gate.ts";
import {
  type BoardRow,
  boardRowsQuery,
  cancelAskedQuery,
  dueQuery,
  liveCountQuery,
  placeQuery,
} from "./record/board-repository.ts";
import { type FeedEntry, historyQuery, lastNumber } from "./record/feed-repository.ts";
import { boardOrder } from "./shown/board-order.ts";

export interface BoardReadDeps {
  readonly db: Db;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly orders: Pick<Orders, "get" | "many" | "list" | "searchBranch" | "factsOf" | "changesOf">;
  readonly moneyOfOrders: (ids: readonly OrderId[]) => Promise<ReadonlyMap<OrderId, MoneyOfOrder>>;
}

type Reader = Pick<StaffCaller, "grants">;

/**
 * If the board has more live orders than both limits together, it shows those with the earliest promised times and
 * those placed last. A late order therefore stays visible, and old unfinished orders do not hide a new one. Orders
 * whose guests ask to cancel are always shown, because they ring (BOARD-6).
 */
const maxDue = 200;
const maxNew = 100;
const maxLive = maxDue + maxNew;
const maxAsked = 100;
const maxDone = 100;
/** Live orders are counted up to this number. */
const maxCounted = 10_000;
const pageSize = 100;

/** The live orders of a branch and those done today, with a feed number that they include at least (BOARD-2). */
export async function readBoard(
  deps: BoardReadDeps,
  branchId: BranchId,
  caller: Reader,
  matches: (order: StoredOrder) => boolean,
): Promise<WireBoardOrders> {
  const { db } = deps;
  // Read first, so that an order that changes afterwards is read again with the feed.
  const last = await lastNumber(db, branchId);
  const { timeZone } = scheduleOf((await deps.shop.current()).settings(), branchId);
  const since = businessDayStart(deps.now(), timeZone);
  const [due, newest, asked, done, [counted]] = await together(db, (send) =>
    Promise.all([
      send(dueQuery(db, branchId, { limit: maxLive, offset: 0 })),
      send(placeQuery(db, branchId, "live", 0, maxNew)),
      send(cancelAskedQuery(db, branchId, maxAsked)),
      send(placeQuery(db, branchId, "done", since - 1, maxDone)),
      send(liveCountQuery(db, branchId, maxCounted)),
    ]),
  );
  const total = Number(counted?.count ?? 0);
  const shown = total <= maxLive ? due : [...due.slice(0, maxDue), ...asked, ...newest];
  const live = new Set(shown.map(({ order_id: id }) => id));
  const ids = [...live, ...done.map(({ order_id: id }) => id)];
  const left_off = Math.max(0, total - live.size);
  return { last, left_off, orders: [...(await readOrders(deps, ids, caller, matches))] };
}

/** A page of all live orders of a branch by their promised time; the first page is 1. */
export async function readLive(
  deps: BoardReadDeps,
  branchId: BranchId,
  page: number,
  caller: Reader,
): Promise<WireBoardOrders> {
  const { db } = deps;
  const last = await lastNumber(db, branchId);
  const offset = (page - 1) * pageSize;
  const [due, [counted]] = await together(db, (send) =>
    Promise.all([
      send(dueQuery(db, branchId, { limit: pageSize, offset })),
      send(liveCountQuery(db, branchId, maxCounted)),
    ]),
  );
  const ids = due.map(({ order_id: id }) => id);
  const left_off = Math.max(0, Number(counted?.count ?? 0) - offset - due.length);
  return { last, left_off, orders: [...(await readOrders(deps, ids, caller))] };
}

/**
 * Orders by their ids and in their order, without those that do not exist or match. Eight queries for any number of
 * orders.
 */
export async function readOrders(
  deps: BoardReadDeps,
  ids: readonly OrderId[],
  caller: Reader,
  matches: (order: StoredOrder) => boolean = () => true,
): Promise<readonly WireBoardOrder[]> {
  if (ids.length === 0) return [];
  // Read before the orders: an order that changes meanwhile keeps its earlier version, and boards accept the next
  // answer as newer.
  const recorded = await recordedOf(deps.db, ids);
  const byId = new Map((await deps.orders.many(ids)).map((order) => [order.id, order]));
  const orders = ids.flatMap((id) => byId.get(id) ?? []).filter(matches);
  return showOrders(deps, orders, caller, recorded);
}

interface Recorded {
  readonly rows: ReadonlyMap<OrderId, BoardRow>;
  readonly history: ReadonlyMap<OrderId, readonly FeedEntry[]>;
}

/** The board's records of orders, including their versions. */
async function recordedOf(db: Db, ids: readonly OrderId[]): Promise<Recorded> {
  const [rows, entries] = await together(db, (send) =>
    Promise.all([send(boardRowsQuery(db, ids)), send(historyQuery(db, ids))]),
  );
  return {
    rows: new Map(rows.map((row) => [row.order_id, row])),
    history: Map.groupBy(entries, ({ order_id }) => order_id),
  };
}

/** Orders of a search, as far as the caller may read them. Boards do not update their state from it. */
export async function showFound(deps: BoardReadDeps, orders: readonly StoredOrder[], caller: Reader) {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  return showOrders(deps, orders, caller, await recordedOf(deps.db, ids));
}

async function showOrders(
  deps: BoardReadDeps,
  orders: readonly StoredOrder[],
  { grants }: Reader,
  recorded: Recorded,
): Promise<readonly WireBoardOrder[]> {
  const { db } = deps;
  const ids = orders.map(({ id }) => id);
  const snapshot = await deps.shop.current();
  const settings = snapshot.settings();
  const now = deps.now();
  const facts = await deps.orders.factsOf(db, orders, settings, now);
  const moneyOf = await deps.moneyOfOrders(ids);
  const changes = await deps.orders.changesOf(ids);
  const catalog = snapshot.catalog();
  return orders.flatMap((order) => {
    const known = facts.get(order.id);
    if (known === undefined) return [];
    const money = moneyOf.get(order.id);
    const parts = {
      order,
      row: recorded.rows.get(order.id) ?? null,
      facts: known,
      money,
      changes: changes.get(order.id) ?? { versions: [], proposal: null },
      history: recorded.history.get(order.id) ?? [],
    };
    const sight = guestSight(grants, order.warehouse_id);
    return [boardOrder(parts, { settings, catalog, now, sight })];
  });
}
