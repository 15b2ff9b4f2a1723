import type { BoardOrder } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import { doneAt } from "../orders/columns-of.ts";

/** The board's state of its branch. */
export interface BoardState {
  /** The feed number up to which `orders` is complete. Null: nothing is loaded yet. */
  readonly last: number | null;
  readonly orders: ReadonlyMap<OrderId, BoardOrder>;
  /** When the server last confirmed that nothing newer exists (BOARD-8). */
  readonly checkedAt: Instant | null;
  /** Number of live orders that the board does not hold. */
  readonly leftOff: number;
}

/** A board that the server has confirmed. */
export interface KnownBoard extends BoardState {
  readonly last: number;
  readonly checkedAt: Instant;
}

export const EMPTY_BOARD: BoardState = { last: null, orders: new Map(), checkedAt: null, leftOff: 0 };

export type BoardNews =
  /** The answer of `view=board`. */
  | {
      readonly kind: "loaded";
      readonly last: number;
      readonly leftOff: number;
      readonly orders: readonly BoardOrder[];
    }
  /** Feed entries from `after` to `upTo`, with their orders, which are read after the entries. */
  | { readonly kind: "fed"; readonly after: number; readonly upTo: number; readonly orders: readonly BoardOrder[] }
  /** The current state of an order, from the answer to an action, accepted or refused. */
  | { readonly kind: "answered"; readonly order: BoardOrder }
  /** The server has nothing after `last`, so the board is current. */
  | { readonly kind: "checked"; readonly last: number; readonly at: Instant }
  /** The copy on the device, for a board that has not reached the server (BOARD-8). */
  | ({ readonly kind: "kept" } & KnownBoard);

/**
 * Merges news in any order of arrival (BOARD-2). Of two states of an order, the one with the higher version wins.
 * Entries after a gap are ignored, because the next request starts at `last` and returns them again.
 */
export function withNews(state: BoardState, news: BoardNews): BoardState {
  switch (news.kind) {
    case "loaded":
      return loaded(state, news);
    case "fed": {
      if (state.last === null || news.after > state.last) return state;
      const orders = withOrders(state.orders, news.orders);
      const last = Math.max(state.last, news.upTo);
      return orders === state.orders && last === state.last ? state : { ...state, orders, last };
    }
    case "answered": {
      if (!state.orders.has(news.order.id)) return state;
      const orders = withOrders(state.orders, [news.order]);
      return orders === state.orders ? state : { ...state, orders };
    }
    case "checked":
      if (state.last !== news.last || news.at < (state.checkedAt ?? 0)) return state;
      return { ...state, orders: withoutOld(state.orders, news.at), checkedAt: news.at };
    case "kept":
      if (state.last !== null) return state;
      return { last: news.last, orders: news.orders, checkedAt: news.checkedAt, leftOff: news.leftOff };
  }
}

function loaded(state: BoardState, { last, leftOff, orders }: Extract<BoardNews, { kind: "loaded" }>): BoardState {
  // An answer older than the board has nothing that the feed did not bring, and must not remove a newer order.
  if (state.last !== null && last < state.last) return { ...state, orders: withOrders(state.orders, orders) };
  const fresh = orders.map((order) => newer(state.orders.get(order.id), order));
  return { ...state, last, leftOff, orders: new Map(fresh.map((order) => [order.id, order])) };
}

/** Returns the same map if nothing changes, so that the screen does not render. */
function withOrders(orders: ReadonlyMap<OrderId, BoardOrder>, changed: readonly BoardOrder[]) {
  const news = changed.filter(
    (order) => newer(orders.get(order.id), order) === order && orders.get(order.id) !== order,
  );
  if (news.length === 0) return orders;
  const merged = new Map(orders);
  for (const order of news) merged.set(order.id, newer(merged.get(order.id), order));
  return merged;
}

/** The longest business day. */
const maxDayMs = 25 * 3_600_000;

/** Drops orders that ended a day ago, because a tablet that is never reloaded would collect them. */
function withoutOld(orders: ReadonlyMap<OrderId, BoardOrder>, now: Instant) {
  const kept = [...orders].filter(([, order]) => (doneAt(order) ?? now) >= now - maxDayMs);
  return kept.length === orders.size ? orders : new Map(kept);
}

function newer(known: BoardOrder | undefined, order: BoardOrder): BoardOrder {
  return known && known.version >= order.version ? known : order;
}
