import type { Instant, OrderId } from "@skatert/domain";
import {
  type ActionAnswer,
  type ActionQueue,
  answered,
  attempted,
  EMPTY_QUEUE,
  nextToSend,
  queued,
  undone,
  withoutReport,
} from "./action-queue.ts";
import type { QueuedAction } from "./board-action.ts";

export interface QueueStore {
  /** Actions that a reload or a crash interrupted. */
  readonly read: () => readonly QueuedAction[];
  readonly write: (actions: readonly QueuedAction[]) => void;
}

interface SendQueueOptions {
  readonly send: (action: QueuedAction) => Promise<ActionAnswer>;
  readonly store: QueueStore;
  readonly now: () => Instant;
  /** A new state of the queue; `answer` when one brought it. */
  readonly onChange: (answer: ActionAnswer | null) => void;
}

export interface SendQueue {
  readonly queue: () => ActionQueue;
  readonly add: (action: QueuedAction) => void;
  readonly undo: (key: string) => void;
  readonly dismiss: (key: string) => void;
  /** Sends what is due, one after another, until the server cannot be reached. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Sends pressed actions in their order and keeps them through a lost connection and a reload (BOARD-8). */
export function createSendQueue({ send, store, now, onChange }: SendQueueOptions): SendQueue {
  let queue: ActionQueue = { ...EMPTY_QUEUE, actions: store.read() };
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function put(next: ActionQueue, answer: ActionAnswer | null = null) {
    if (next === queue) return;
    const isStored = next.actions !== queue.actions;
    queue = next;
    if (isStored) store.write(queue.actions);
    onChange(answer);
  }

  async function sendDue() {
    // `sending` must be set before this function clears it.
    await Promise.resolve();
    // The server failed at these orders: the others do not wait for them.
    const failed = new Set<OrderId>();
    const next = () => nextToSend(queue, now(), failed);
    for (let action = next(); action && !isStopped; action = next()) {
      const { key, orderId } = action;
      put(attempted(queue, key));
      const answer = await send(action);
      put(answered(queue, key, answer, now()), answer);
      if (answer.kind === "unreachable") break;
      if (answer.kind === "failed") failed.add(orderId);
    }
    sending = null;
    wakeForNext();
  }

  /** Wakes up when the time to undo the next action is over. */
  function wakeForNext() {
    clearTimeout(timer);
    const waiting = queue.actions.filter(({ sendAt }) => sendAt > now()).map(({ sendAt }) => sendAt);
    if (waiting.length > 0 && !isStopped) timer = setTimeout(() => void flush(), Math.min(...waiting) - now());
  }

  function flush() {
    sending ??= sendDue();
    return sending;
  }

  return {
    queue: () => queue,
    add(action) {
      put(queued(queue, action));
      void flush();
    },
    undo: (key) => put(undone(queue, key)),
    dismiss: (key) => put(withoutReport(queue, key)),
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
