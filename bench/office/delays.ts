import type { PlacedOrders } from "../load/paced-orders.ts";
import type { SeenOrder } from "./watch-board.ts";

interface BoardDelays {
  /** From an order's 201 until its card was painted and the bell sounded, milliseconds; infinite where it never was. */
  readonly delaysMs: readonly number[];
  /** Share of the orders that found the bell silent and turned it on. */
  readonly begun: number;
}

/** What one board has shown of these orders. A bell that sounded already sounds for the next order too. */
export function delaysOf(placed: PlacedOrders, seen: ReadonlyMap<number, SeenOrder>): BoardDelays {
  let begun = 0;
  const delaysMs = [...placed].map(([id, at]) => {
    const order = seen.get(id);
    if (order === undefined || order.soundsSince === null) return Number.POSITIVE_INFINITY;
    if (order.soundsSince > at) begun += 1;
    return Math.max(order.paintedAt, order.soundsSince) - at;
  });
  return { delaysMs, begun: begun / placed.size };
}
