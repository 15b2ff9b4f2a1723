import type { BoardOrder, WireInboxItem } from "@skatert/contract";
import { createListeners } from "../../platform/realtime/listeners.ts";
import { createInboxFeed, type InboxFeed, type InboxReads } from "../inbox/inbox-feed.ts";
import { type BoardView, type ShownOrder, shownOrders, type WakeState } from "./board-view.ts";
import { type BoardFeed, createBoardFeed } from "./feed/board-feed.ts";
import type { KeptFeed } from "./feed/keep-feed.ts";
import type { BoardReads } from "./feed/read-news.ts";
import type { ActionAnswer } from "./queue/action-queue.ts";
import { type ActedOrder, type BoardAction, type QueuedAction, versionToSend } from "./queue/board-action.ts";
import { createSendQueue, type QueueStore, type SendQueue } from "./queue/send-queue.ts";
import { type GivenPromise, givenPromise, heldMs, type Undoable, undoables } from "./queue/undo.ts";
import type { Bell } from "./ringing/bell.ts";
import { createRinger, type RingerDeps } from "./ringing/ringer.ts";
import type { Ring } from "./ringing/rings.ts";

/** The device's resources of a shift, except the sound. */
export interface BoardDevice {
  readonly wake: () => WakeState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Turns sound and wake lock on again. Call it in the handler of a press. */
  readonly mend: () => Promise<void>;
}

export interface BoardDeps extends Omit<RingerDeps, "bell"> {
  readonly reads: BoardReads;
  /** Null: the person may not answer the inbox, so that it does not ring. */
  readonly inboxReads: InboxReads | null;
  readonly send: (action: QueuedAction) => Promise<ActionAnswer>;
  readonly queueStore: QueueStore;
  /** Resolves once the screen shows the pressed action. */
  readonly painted: () => Promise<void>;
  /** Keeps texts of actions that the server refused. */
  readonly onDropped: (actions: readonly QueuedAction[]) => void;
  /** Keeps the feed's orders on the device. */
  readonly keep: (feed: BoardFeed) => KeptFeed;
  readonly createBell: (onState: () => void) => Bell;
  readonly device: BoardDevice;
  /** For a person who can answer no order: the board does not ring, and acknowledges nothing. */
  readonly isSilent?: boolean;
  readonly newKey: () => string;
}

export interface Board {
  readonly view: () => BoardView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener once for each new ring, to announce it. @returns unsubscribes */
  readonly onRing: (listener: (rings: readonly Ring[]) => void) => () => void;
  /** Shows the actions at once and sends them in order. `order` is the version that the person saw. */
  readonly act: (order: ActedOrder, ...actions: readonly BoardAction[]) => void;
  /** Undoes a step of `BoardView.undoable`. */
  readonly undo: (key: string) => void;
  /** Sends actions without waiting for an undo, because the page is left. Resolves when they are sent or cannot be. */
  readonly hurry: () => Promise<void>;
  /**
   * Calls the listener with the order of each answer, also for orders that are not on the board. @returns unsubscribes
   */
  readonly onAnswer: (listener: (order: BoardOrder) => void) => () => void;
  /** Takes over an order from the answer of a call that the queue does not send. */
  readonly adopt: (order: BoardOrder) => void;
  readonly dismissReport: (key: string) => void;
  /** Reads changes from the server and sends waiting actions. */
  readonly catchUp: () => Promise<void>;
  /** Reads the feed up to this number, which the branch's channel announced. */
  readonly hear: (last: number) => Promise<void>;
  /** Reads the inbox's feed up to this number, which the branch's channel announced. */
  readonly hearInbox: (last: number) => Promise<void>;
  /** Takes over an item of the inbox from an answer to this device. */
  readonly tellItem: (item: WireInboxItem) => void;
  /** Checks again which orders must ring, because time has passed. */
  readonly tick: () => void;
  /** Turns sound and wake lock on again. Call it in the handler of a press. */
  readonly mend: () => Promise<void>;
  readonly stop: () => void;
  /** Stops ringing and reading, sends actions that wait for an undo, and stops. */
  readonly leave: () => Promise<void>;
}

interface BoardParts {
  readonly feed: BoardFeed;
  readonly inbox: InboxFeed | null;
  readonly queue: SendQueue;
  readonly steps: Steps;
  readonly bell: Bell;
  readonly device: BoardDevice;
}

/** The board of one branch: its view, its queue of actions and its bell. */
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
  const adopt = (order: BoardOrder) => {
    feed.tell({ kind: "answered", order });
    answers.tell(order);
  };
  const inbox = deps.inboxReads === null ? null : createInboxFeed(deps.inboxReads, () => publish());
  const onChange = (answer: ActionAnswer | null) => {
    if (answer && "order" in answer) adopt(answer.order);
    publish();
  };
  const versionOf = (action: QueuedAction) => versionToSend(action, feed.state().orders.get(action.orderId));
  const queue = createSendQueue({ ...deps, store: deps.queueStore, onChange, versionOf });
  const parts = { feed, inbox, queue, steps: createSteps({ feed, queue }, deps), bell, device };
  const viewOf = createViewer(parts, deps);
  let view = viewOf(trouble);
  // An answer may arrive after the board has ended, when nobody could silence a ring.
  const ring = () => {
    if (isOver || deps.isSilent) return;
    const orders = [...view.orders.values()].map(({ order }) => order);
    ringer.ring(orders, view.inbox.values());
  };

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
    adopt,
    tick: ring,
    async mend() {
      await device.mend();
      publish();
      void feed.catchUp();
    },
    ...doersOf(parts),
    ...endersOf(queue, () => {
      isOver = true;
      for (const stop of [unsubscribe, feed.stop, kept.stop, bell.close, inbox?.stop]) stop?.();
    }),
  };
}

const noItems: BoardView["inbox"] = new Map();

/** Computes the page's view from the board's parts. Unchanged orders keep their objects. */
function createViewer({ feed, inbox, queue, steps, bell, device }: BoardParts, { now }: BoardDeps) {
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
      inbox: inbox?.items() ?? noItems,
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

/** Keeps the former list if it has the same steps, so that nothing renders. */
function sameOr(before: BoardView["undoable"], after: BoardView["undoable"]): BoardView["undoable"] {
  const isSame = (one: Undoable, other: Undoable | undefined) => one.key === other?.key && one.until === other.until;
  return before.length === after.length && before.every((step, at) => isSame(step, after[at])) ? before : after;
}

function doersOf({ feed, inbox, queue, steps }: BoardParts) {
  return {
    act: steps.act,
    undo: steps.undo,
    hurry: queue.hurry,
    dismissReport: queue.dismiss,
    hear: feed.hear,
    hearInbox: async (last: number) => inbox?.hear(last),
    tellItem: (item: WireInboxItem) => inbox?.tell(item),
    async catchUp() {
      void inbox?.catchUp();
      await feed.catchUp();
      await queue.flush();
    },
  };
}

/** `end`: stops everything except sending. */
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

/** Pending steps, and promised times that can be undone after they were sent. */
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
