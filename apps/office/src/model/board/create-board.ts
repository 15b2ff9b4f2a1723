import type { BoardOrder } from "@skatert/contract";
import { type BoardView, type ShownOrder, shownOrders, type WakeState } from "./board-view.ts";
import { type BoardFeed, createBoardFeed } from "./feed/board-feed.ts";
import type { KeptFeed } from "./feed/keep-feed.ts";
import type { BoardReads } from "./feed/read-news.ts";
import { createListeners } from "./listeners.ts";
import type { ActionAnswer } from "./queue/action-queue.ts";
import { type ActedOrder, type BoardAction, type QueuedAction, versionToSend } from "./queue/board-action.ts";
import { createSendQueue, type QueueStore, type SendQueue } from "./queue/send-queue.ts";
import { type GivenPromise, givenPromise, heldMs, type Undoable, undoables } from "./queue/undo.ts";
import type { Bell } from "./ringing/bell.ts";
import { createRinger, type RingerDeps } from "./ringing/ringer.ts";
import type { Ring } from "./ringing/rings.ts";

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
  /** Resolves once the screen shows what was pressed. */
  readonly painted: () => Promise<void>;
  /** Keeps what was typed into actions that the server refused. */
  readonly onDropped: (actions: readonly QueuedAction[]) => void;
  /** Keeps what the feed brings on the device. */
  readonly keep: (feed: BoardFeed) => KeptFeed;
  readonly createBell: (onState: () => void) => Bell;
  readonly device: BoardDevice;
  readonly newKey: () => string;
}

export interface Board {
  readonly view: () => BoardView;
  readonly subscribe: (listener: () => void) => () => void;
  /** New rings, each once, for what is said aloud. @returns stops it */
  readonly onRing: (listener: (rings: readonly Ring[]) => void) => () => void;
  /** Shows the actions at once and sends them in turn. `order` is the one that the person saw. */
  readonly act: (order: ActedOrder, ...actions: readonly BoardAction[]) => void;
  /** Takes a step of `BoardView.undoable` back. */
  readonly undo: (key: string) => void;
  /** Sends what waits for its undo: nobody looks at the board any more. Resolves when that is done or cannot be. */
  readonly hurry: () => Promise<void>;
  /** Orders as the server answered to an action, also those that are not on the board. @returns stops it */
  readonly onAnswer: (listener: (order: BoardOrder) => void) => () => void;
  readonly dismissReport: (key: string) => void;
  /** Asks the server for what is new, and sends what waits. */
  readonly catchUp: () => Promise<void>;
  /** The branch's channel told this number of the feed: asks for what the board does not have yet. */
  readonly hear: (last: number) => Promise<void>;
  /** Looks again at what has to ring: time has passed. */
  readonly tick: () => void;
  /** Lets the page sound and stay awake. Call it in a tap. */
  readonly mend: () => Promise<void>;
  readonly stop: () => void;
  /** Is silent and reads nothing from now on, sends what waits for its undo, and stops. */
  readonly leave: () => Promise<void>;
}

interface BoardParts {
  readonly feed: BoardFeed;
  readonly queue: SendQueue;
  readonly steps: Steps;
  readonly bell: Bell;
  readonly device: BoardDevice;
}

/** One board of one branch: what it shows, what it sends and what it rings for. */
export function createBoard(deps: BoardDeps): Board {
  const { reads, device, now } = deps;
  const [changes, answers] = [createListeners<void>(), createListeners<BoardOrder>()];
  let trouble: string | null = null;
  let isOver = false;

  const bell = deps.createBell(() => publish());
  const ringer = createRinger({ ...deps, bell });
  const onReach = (error: string | null) => {
    trouble = error;
    publish();
    if (error === null) void queue.flush();
    else if (feed.state().last === null) void kept.restore();
  };
  const feed = createBoardFeed({ reads, now, onReach });
  const kept = deps.keep(feed);
  const onChange = (answer: ActionAnswer | null) => {
    if (answer && "order" in answer) {
      feed.tell({ kind: "answered", order: answer.order });
      answers.tell(answer.order);
    }
    publish();
  };
  const versionOf = (action: QueuedAction) => versionToSend(action, feed.state().orders.get(action.orderId));
  const queue = createSendQueue({ ...deps, store: deps.queueStore, onChange, versionOf });
  const parts = { feed, queue, steps: createSteps({ feed, queue }, deps), bell, device };
  const viewOf = createViewer(parts, deps);
  let view = viewOf(trouble);
  // An answer may arrive after the end: nobody could silence what it rings for.
  const ring = () => isOver || ringer.ring([...view.orders.values()].map(({ order }) => order));

  function publish() {
    view = viewOf(trouble);
    ring();
    changes.tell();
  }

  feed.subscribe(publish);
  const unsubscribe = device.subscribe(publish);
  return {
    view: () => view,
    subscribe: changes.add,
    onRing: ringer.onRing,
    onAnswer: answers.add,
    tick: ring,
    async mend() {
      await device.mend();
      publish();
      void feed.catchUp();
    },
    ...doersOf(parts),
    ...endersOf(queue, () => {
      isOver = true;
      for (const stop of [unsubscribe, feed.stop, kept.stop, bell.close]) stop();
    }),
  };
}

/** Reads the parts of a board into what its page shows; orders that did not change keep their objects. */
function createViewer({ feed, queue, steps, bell, device }: BoardParts, { now }: BoardDeps) {
  const bases = new WeakMap<ShownOrder, BoardOrder>();
  let shown: BoardView["orders"] = new Map();
  let undoable: BoardView["undoable"] = [];
  return (trouble: string | null): BoardView => {
    const { actions, reports } = queue.queue();
    const { orders, last, checkedAt, leftOff } = feed.state();
    shown = shownOrders(shown, orders, actions, bases);
    undoable = sameOr(undoable, undoables(actions, steps.promises(), orders, now()));
    return {
      orders: shown,
      isLoaded: last !== null,
      trouble,
      checkedAt,
      leftOff,
      queued: actions,
      undoable,
      reports,
      waiting: actions.filter(({ sendAt }) => sendAt <= now()).length,
      sound: bell.state(),
      wake: device.wake(),
    };
  };
}

/** The former list when it has the same steps, so that nothing renders for it. */
function sameOr(before: BoardView["undoable"], after: BoardView["undoable"]): BoardView["undoable"] {
  const isSame = (one: Undoable, other: Undoable | undefined) => one.key === other?.key && one.until === other.until;
  return before.length === after.length && before.every((step, at) => isSame(step, after[at])) ? before : after;
}

function doersOf({ feed, queue, steps }: BoardParts) {
  return {
    act: steps.act,
    undo: steps.undo,
    hurry: queue.hurry,
    dismissReport: queue.dismiss,
    hear: feed.hear,
    async catchUp() {
      await feed.catchUp();
      await queue.flush();
    },
  };
}

/** `end`: everything but the sending. */
function endersOf(queue: SendQueue, end: () => void): Pick<Board, "stop" | "leave"> {
  return {
    stop() {
      end();
      queue.stop();
    },
    async leave() {
      end();
      await queue.hurry();
      queue.stop();
    },
  };
}

interface Steps extends Pick<Board, "act" | "undo"> {
  readonly promises: () => readonly GivenPromise[];
}

/** Pressed steps, and the promises that can be taken back although they were sent. */
function createSteps({ feed, queue }: Pick<BoardParts, "feed" | "queue">, deps: BoardDeps): Steps {
  let promises: readonly GivenPromise[] = [];
  return {
    promises: () => promises,
    act(order, ...actions) {
      const pressed = actions.map((action) => queuedAction(order, action, deps));
      const given = pressed.flatMap((action) => givenPromise(order, action) ?? []);
      if (given.length > 0) promises = [...promises.filter(({ until }) => until > deps.now()), ...given];
      queue.add(...pressed);
    },
    undo(key) {
      const given = promises.find((promise) => promise.key === key);
      promises = promises.filter((promise) => promise !== given);
      if (queue.undo(key) || given === undefined) return;
      const order = feed.state().orders.get(given.orderId);
      if (order) queue.add(queuedAction(order, { kind: "promise", promisedAt: given.was }, deps));
    },
  };
}

function queuedAction(order: ActedOrder, action: BoardAction, { newKey, now }: BoardDeps): QueuedAction {
  const at = now();
  const { id: orderId, number, version, stage } = order;
  const held = heldMs(action);
  const from = held > 0 && stage !== undefined ? { fromStage: stage } : {};
  return { key: newKey(), orderId, number, version, action, at, sendAt: at + held, tries: 0, ...from };
}
