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
  /** The version for the first attempt at an action; the further ones repeat it. */
  readonly versionOf: (action: QueuedAction) => number;
  /** Resolves once the screen shows what was pressed: the request must not take the time of that picture. */
  readonly painted: () => Promise<void>;
  /** Called with the actions that a refusal dropped. */
  readonly onDropped: (actions: readonly QueuedAction[]) => void;
}

export interface SendQueue {
  readonly queue: () => ActionQueue;
  /** Adds the actions of one press, as one change. */
  readonly add: (...actions: readonly QueuedAction[]) => void;
  /** Whether the action was taken back: false after it was sent. */
  readonly undo: (key: string) => boolean;
  /**
   * Sends what waits for its undo. The first action of every order leaves at once, before a closing page stops
   * (BOARD-8). Resolves when all is sent or the server cannot be reached.
   */
  readonly hurry: () => Promise<void>;
  readonly dismiss: (key: string) => void;
  /** Sends what is due, one after another, until the server cannot be reached. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/** Sends pressed actions in their order and keeps them through a lost connection and a reload (BOARD-8). */
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
    // Never at once: `sending` must be set before this function clears it.
    await painted();
    // The server failed at these orders: the others do not wait for them.
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

  /** Wakes up when the time to undo the next action is over. */
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
  /** Whether that changed the queue. */
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

/** Sends one action and takes its answer in. `inFlight`: orders whose action is under way. */
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
