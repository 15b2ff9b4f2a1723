import type { BoardOrder, WireFeed } from "@skatert/contract";
import type { BoardReads } from "../feed/read-news.ts";
import { aBoardOrder, NOW } from "./board-orders.ts";

/** The maximum of entries in one feed answer. */
const maxOrders = 20;

/** A branch as the server stores it: every change raises the order's version and the feed's number together. */
export function aBranchServer() {
  const orders = new Map<number, BoardOrder>();
  const entries: WireFeed["entries"] = [];

  function change(id: number, changes: Partial<BoardOrder> = {}) {
    const before = orders.get(id);
    const order = aBoardOrder({ ...before, ...changes, id, version: (before?.version ?? 0) + 1 });
    orders.set(id, order);
    entries.push({
      number: entries.length + 1,
      kind: before ? "moved" : "placed",
      order_id: id,
      at: new Date(NOW).toISOString(),
      by: { kind: "staff", name: "Анна" },
    });
    return order;
  }

  const board = () => ({ last: entries.length, leftOff: 0, orders: [...orders.values()] });
  const reads: BoardReads = {
    board: async () => board(),
    feed: async ({ after, limit }) => {
      const news = entries.slice(after, after + limit);
      const ids = [...new Set(news.map(({ order_id }) => order_id))].slice(0, maxOrders);
      return { last: entries.length, entries: news, orders: ids.flatMap((id) => orders.get(id) ?? []) };
    },
    order: async (id) => orders.get(id) ?? null,
  };
  return { change, board, reads, entries };
}
