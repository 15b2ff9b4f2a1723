import type { BoardOrder } from "@skatert/contract";
import { type BoardView, type ShownOrder, shownOrders, type WakeState } from "./board-view.ts";
import { type BoardFeed, type BoardReads, createBoardFeed } from "./feed/board-feed.ts";
import type { ActionAnswer } from "./queue/action-queue.ts";
import type { BoardAction, QueuedAction } from "./queue/board-action.ts";
import { createSendQueue, type QueueStore, type SendQueue } from "./queue/send-queue.ts";
import type { Bell } from "./ringing/bell.ts";
import { createRinger, type RingerDeps } from "./ringing/ringer.ts";
import type { Ring } from "./ringing/rings.ts";

/** How long the last step of an order can be taken back (decision 087). Other steps reach the guest at once. */
export const UNDO_MS = 10_000;

/** What the shift has taken of the device, besides the sound. */
export interface BoardDevice {
  readonly wake: () => WakeState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Turns sound and wake lock on again. Call it in a press. */
  readonly mend: () => Promise<void>;
}

export interface BoardDeps extends Omit<RingerDeps, "bell"> {
  readonly reads: BoardReads;
  readonly send: (action: QueuedAction) => Promise<ActionAnswer>;
  readonly queueStore: QueueStore;
  readonly createBell: (onState: () => void) => Bell;
  readonly device: BoardDevice;
  readonly newKey: () => string;
}

export interface Board {
  readonly view: () => BoardView;
  readonly subscribe: (listener: () => void) => () => void;
  /** New rings, each once, for what is said aloud. @returns stops it */
  readonly onRing: (listener: (rings: readonly Ring[]) => void) => () => void;
  /** Shows the action at once and sends it. `order` is the one that the person saw. */
  readonly act: (order: BoardOrder, action: BoardAction) => void;
  readonly undo: (key: string) => void;
  readonly dismissReport: (key: string) => void;
  /** Asks the server for what is new, and sends what waits. */
  readonly catchUp: () => Promise<void>;
  /** Looks again at what has to ring: time has passed. */
  readonly tick: () => void;
  /** Lets the page sound and stay awake. Call it in a tap. */
  readonly mend: () => Promise<void>;
  readonly stop: () => void;
}

interface BoardParts {
  readonly feed: BoardFeed;
  readonly queue: SendQueue;
  readonly bell: Bell;
  readonly device: BoardDevice;
}

/** One board of one branch: what it shows, what it sends and what it rings for. */
export function createBoard(deps: BoardDeps): Board {
  const { reads, send, queueStore: store, device, now } = deps;
  const listeners = new Set<() => void>();
  let trouble: string | null = null;

  const bell = deps.createBell(() => publish());
  const ringer = createRinger({ ...deps, bell });
  const onReach = (error: string | null) => {
    trouble = error;
    publish();
    if (error === null) void queue.flush();
  };
  const feed = createBoardFeed({ reads, now, onReach });
  const onChange = (answer: ActionAnswer | null) => {
    if (answer && "order" in answer) feed.tell({ kind: "answered", order: answer.order });
    publish();
  };
  const queue = createSendQueue({ send, store, now, onChange });
  const parts = { feed, queue, bell, device };
  const viewOf = createViewer(parts, deps);
  let view = viewOf(trouble);
  const ring = () => ringer.ring([...view.orders.values()].map(({ order }) => order));

  function publish() {
    view = viewOf(trouble);
    ring();
    for (const listener of listeners) listener();
  }

  feed.subscribe(publish);
  const unsubscribe = device.subscribe(publish);
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRing: ringer.onRing,
    act: (order, action) => queue.add(queuedAction(order, action, deps)),
    tick: ring,
    async mend() {
      await device.mend();
      publish();
      void feed.catchUp();
    },
    ...doersOf(parts),
    stop() {
      unsubscribe();
      feed.stop();
      queue.stop();
      bell.close();
    },
  };
}

/** Reads the parts of a board into what its page shows; orders that did not change keep their objects. */
function createViewer({ feed, queue, bell, device }: BoardParts, { now }: BoardDeps) {
  const bases = new WeakMap<ShownOrder, BoardOrder>();
  let shown: BoardView["orders"] = new Map();
  return (trouble: string | null): BoardView => {
    const { actions, reports } = queue.queue();
    const { orders, last, checkedAt } = feed.state();
    shown = shownOrders(shown, orders, actions, bases);
    return {
      orders: shown,
      isLoaded: last !== null,
      trouble,
      checkedAt,
      reports,
      waiting: actions.filter(({ sendAt }) => sendAt <= now()).length,
      sound: bell.state(),
      wake: device.wake(),
    };
  };
}

function doersOf({ feed, queue }: BoardParts) {
  return {
    undo: queue.undo,
    dismissReport: queue.dismiss,
    async catchUp() {
      await feed.catchUp();
      await queue.flush();
    },
  };
}

function queuedAction(order: BoardOrder, action: BoardAction, { newKey, now }: BoardDeps): QueuedAction {
  const at = now();
  const isLast = action.kind === "stage" && action.stage === "handed-over";
  const { id: orderId, number, version } = order;
  return { key: newKey(), orderId, number, version, action, at, sendAt: at + (isLast ? UNDO_MS : 0), tries: 0 };
}
