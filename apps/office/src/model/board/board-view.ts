import type { BoardOrder } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { OpenItems } from "../inbox/inbox-feed.ts";
import type { ActionReport } from "./queue/action-queue.ts";
import { afterAction, type QueuedAction } from "./queue/board-action.ts";
import type { Undoable } from "./queue/undo.ts";
import type { SoundState } from "./ringing/bell.ts";

/** State of the wake lock. "absent": the browser has none, so the device's settings must keep the screen on. */
export type WakeState = "held" | "lost" | "absent";

/** An order with its pending actions applied. */
export interface ShownOrder {
  readonly order: BoardOrder;
  /** The order's last pending action; null: the server has confirmed the shown state. */
  readonly pending: QueuedAction | null;
}

/** The state of a board's page. */
export interface BoardView {
  readonly orders: ReadonlyMap<OrderId, ShownOrder>;
  /** Open items of the branch's inbox; none for people who may not answer them. */
  readonly inbox: OpenItems;
  readonly isLoaded: boolean;
  /** Error code of the last request; null: it succeeded. */
  readonly trouble: string | null;
  /** When the board was last current (BOARD-8). */
  readonly checkedAt: Instant | null;
  /** Number of live orders that the board does not hold; it holds those with the latest promised times. */
  readonly leftOff: number;
  /** Pending actions, including those for orders that the board does not hold. */
  readonly queued: readonly QueuedAction[];
  readonly undoable: readonly Undoable[];
  readonly reports: readonly ActionReport[];
  /** Number of actions that wait for a connection. */
  readonly waiting: number;
  readonly sound: SoundState;
  readonly wake: WakeState;
}

/** An order with its pending actions. */
export function shownOrder(base: BoardOrder, actions: readonly QueuedAction[]): ShownOrder {
  const mine = actions.filter(({ orderId }) => orderId === base.id);
  return { order: mine.reduce(afterAction, base), pending: mine.at(-1) ?? null };
}

/** The orders with their pending actions. An unchanged order keeps its object, so that its card does not render. */
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
  return (
    one?.key === other?.key &&
    one?.tries === other?.tries &&
    one?.sendAt === other?.sendAt &&
    one?.isWaiting === other?.isWaiting
  );
}
