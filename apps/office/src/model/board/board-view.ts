import type { BoardOrder } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { ActionReport } from "./queue/action-queue.ts";
import { afterAction, type QueuedAction } from "./queue/board-action.ts";
import type { Undoable } from "./queue/undo.ts";
import type { SoundState } from "./ringing/bell.ts";

/** Whether the screen stays on. "absent": the browser has no wake lock, so the device's settings must keep it on. */
export type WakeState = "held" | "lost" | "absent";

/** An order as the board shows it: with what was pressed here and is not answered yet. */
export interface ShownOrder {
  readonly order: BoardOrder;
  /** The last of the order's actions under way; null: the server has confirmed what is shown. */
  readonly pending: QueuedAction | null;
}

/** Everything that a board's page shows. */
export interface BoardView {
  readonly orders: ReadonlyMap<OrderId, ShownOrder>;
  readonly isLoaded: boolean;
  /** Code of the error that the last request met; null: it reached the server. */
  readonly trouble: string | null;
  /** The age of the picture counts from here (BOARD-8). */
  readonly checkedAt: Instant | null;
  /** Live orders of the branch beyond those that the board holds; the latest promised ones are held. */
  readonly leftOff: number;
  /** Pressed here and not answered yet, also for orders that the board does not hold. */
  readonly queued: readonly QueuedAction[];
  readonly undoable: readonly Undoable[];
  readonly reports: readonly ActionReport[];
  /** Actions that wait for a connection. */
  readonly waiting: number;
  readonly sound: SoundState;
  readonly wake: WakeState;
}

/** An order with the actions of the queue that are its own. */
export function shownOrder(base: BoardOrder, actions: readonly QueuedAction[]): ShownOrder {
  const mine = actions.filter(({ orderId }) => orderId === base.id);
  return { order: mine.reduce(afterAction, base), pending: mine.at(-1) ?? null };
}

/**
 * The orders with their pending actions. An order that did not change keeps its object, so that its card is not
 * rendered again.
 */
export function shownOrders(
  before: ReadonlyMap<OrderId, ShownOrder>,
  orders: ReadonlyMap<OrderId, BoardOrder>,
  actions: readonly QueuedAction[],
  bases: WeakMap<ShownOrder, BoardOrder>,
): ReadonlyMap<OrderId, ShownOrder> {
  let isSame = before.size === orders.size;
  const shown = new Map<OrderId, ShownOrder>();
  for (const [id, base] of orders) {
    const next = shownOrder(base, actions);
    const known = before.get(id);
    if (known && bases.get(known) === base && isSameAction(known.pending, next.pending)) {
      shown.set(id, known);
      continue;
    }
    isSame = false;
    bases.set(next, base);
    shown.set(id, next);
  }
  return isSame ? before : shown;
}

function isSameAction(one: QueuedAction | null, other: QueuedAction | null): boolean {
  return one?.key === other?.key && one?.tries === other?.tries && one?.sendAt === other?.sendAt;
}
