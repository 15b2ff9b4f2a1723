import type { Instant, OrderId } from "@skatert/domain";
import {
  type ActionAnswer,
  type ActionQueue,
  answered,
  attempted,
  droppedWith,
  EMPTY_QUEUE,
  hurried,
  nextToSend,
  queued,
  undone,
  withoutReport,
} from "./action-queue.ts";
import type { QueuedAction } from "./board-action.ts";

export interface QueueStore {
  /** Actions left by a reload or a crash. */
  readonly read: () => readonly QueuedAction[];
  readonly write: (actions: readonly QueuedAction[]) => void;
}

interface SendQueueOptions {
  readonly send: (action: QueuedAction) => Promise<ActionAnswer>;
  readonly store: QueueStore;
  readonly now: () => Instant;
  /** Called with each new state of the queue, and the answer that caused it. */
  readonly onChange: (answer: ActionAnswer | null) => void;
  /** The version for the first attempt of an action; retries repeat it. */
  readonly versionOf: (action: QueuedAction) => number;
  /** Resolves once the screen shows the pressed action, so that the request does not delay the render. */
  readonly painted: () => Promise<void>;
  /** Called with the actions that a refusal dropped. */
  readonly onDropped: (actions: readonly QueuedAction[]) => void;
}

export interface SendQueue {
  readonly queue: () => ActionQueue;
  /** Adds the actions of one press as one change. */
  readonly add: (...actions: readonly QueuedAction[]) => void;
  /** Returns whether the action was undone; false after it was sent. */
  readonly undo: (key: string) => boolean;
  /**
   * Ends every undo wait and sends. The first action of every order is sent at once, before a closing page stops
   * (BOARD-8). Resolves when all are sent or the server is unreachable.
   */
  readonly hurry: () => Promise<void>;
  readonly dismiss: (key: string) => void;
  /** Sends due actions one after another, until the server is unreachable. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Sends actions in order and keeps them through a lost connection and a reload (BOARD-8). */
export function createSendQueue(options: SendQueueOptions): SendQueue {
  const { now, painted } = options;
  const kept = createKeptQueue(options);
  const { queue, put } = kept;
  const { sendOne, inFlight } = createSender(kept, options);
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const next = (skipped: ReadonlySet<OrderId>) => (isStopped ? null : nextToSend(queue(), now(), skipped));

  async function sendDue() {
    // This await is required: `sending` must be set before this function clears it.
    await painted();
    // Orders at which the server failed; the other orders do not wait for them.
    const failed = new Set<OrderId>();
    const due = () => next(new Set([...failed, ...inFlight]));
    for (let action = due(); action; action = due()) {
      const answer = await sendOne(action);
      if (answer.kind === "unreachable") break;
      if (answer.kind === "failed") failed.add(action.orderId);
    }
    sending = null;
    wakeForNext();
  }

  /** Sets a timer for the end of the next undo wait. */
  function wakeForNext() {
    clearTimeout(timer);
    const waiting = queue().actions.flatMap(({ sendAt }) => (sendAt > now() ? [sendAt] : []));
    if (waiting.length > 0 && !isStopped) timer = setTimeout(() => void flush(), Math.min(...waiting) - now());
  }

  function flush() {
    sending ??= sendDue();
    return sending;
  }

  return {
    ...doersOf(kept, flush),
    async hurry() {
      put(hurried(queue(), now()));
      const sent: Promise<ActionAnswer>[] = [];
      for (let action = next(inFlight); action; action = next(inFlight)) sent.push(sendOne(action));
      const answers = await Promise.all(sent);
      if (!answers.some(({ kind }) => kind === "unreachable")) await flush();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

interface KeptQueue {
  readonly queue: () => ActionQueue;
  /** Returns whether the queue changed. */
  readonly put: (next: ActionQueue, answer?: ActionAnswer | null) => boolean;
}

function createKeptQueue({ store, onChange }: SendQueueOptions): KeptQueue {
  let queue: ActionQueue = { ...EMPTY_QUEUE, actions: store.read() };
  return {
    queue: () => queue,
    put(next, answer = null) {
      if (next === queue) return false;
      const isStored = next.actions !== queue.actions;
      queue = next;
      if (isStored) store.write(queue.actions);
      onChange(answer);
      return true;
    },
  };
}

/** Sends one action and applies its answer. `inFlight`: orders with an action under way. */
function createSender({ queue, put }: KeptQueue, { send, now, versionOf, onDropped }: SendQueueOptions) {
  const inFlight = new Set<OrderId>();
  async function sendOne(action: QueuedAction): Promise<ActionAnswer> {
    const { key, orderId } = action;
    const version = action.tries === 0 ? versionOf(action) : action.version;
    inFlight.add(orderId);
    put(attempted(queue(), key, version));
    const answer = await send({ ...action, version });
    inFlight.delete(orderId);
    const next = answered(queue(), key, answer, now());
    const dropped = droppedWith(key, queue(), next);
    if (dropped.length > 0) onDropped(dropped);
    put(next, answer);
    return answer;
  }
  return { inFlight, sendOne };
}

function doersOf({ queue, put }: KeptQueue, flush: () => Promise<void>) {
  return {
    queue,
    flush,
    add(...actions: readonly QueuedAction[]) {
      put(actions.reduce(queued, queue()));
      void flush();
    },
    undo: (key: string) => put(undone(queue(), key)),
    dismiss: (key: string) => void put(withoutReport(queue(), key)),
  };
}
