import type { BoardOrder, WireActor } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import { isDone, type QueuedAction } from "./board-action.ts";

/** The server's answer to an action. */
export type ActionAnswer =
  | { readonly kind: "done"; readonly order: BoardOrder }
  /** Another change came before: 409 `order_changed`. */
  | { readonly kind: "changed"; readonly order: BoardOrder; readonly by: WireActor | null }
  /** The order does not allow the action, or the person may not do it. `code` of the error. */
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable" }
  /** A server fault, worth a few retries. */
  | { readonly kind: "failed" };

/** An action without effect, and the reason. */
export interface ActionReport {
  readonly action: QueuedAction;
  readonly answer: Extract<ActionAnswer, { kind: "changed" | "refused" }>;
  /** The action waited for a connection and arrived too late (BOARD-8). */
  readonly isTooLate: boolean;
}

export interface ActionQueue {
  readonly actions: readonly QueuedAction[];
  readonly reports: readonly ActionReport[];
}

export const EMPTY_QUEUE: ActionQueue = { actions: [], reports: [] };
/** No restaurant has more pending actions. At the limit the next press is refused, so that the queue stays bounded. */
export const MAX_QUEUED = 200;
const maxReports = 20;
/** After this many failed attempts the person is told. One broken order must not block the others. */
const maxTries = 6;
/** If an answer is later than this after `sendAt`, its action waited for a connection. */
const waitedMs = 10_000;

/** Adds an action. A held action of the same order is sent first, at once. */
export function queued(queue: ActionQueue, action: QueuedAction): ActionQueue {
  if (queue.actions.length >= MAX_QUEUED) return queue;
  const earlier = queue.actions.map((other) =>
    other.orderId === action.orderId ? { ...other, sendAt: Math.min(other.sendAt, action.at) } : other,
  );
  return { ...queue, actions: [...earlier, action] };
}

/** Removes an unsent action. Later actions of its order depend on it and are removed too. */
export function undone(queue: ActionQueue, key: string): ActionQueue {
  const undo = queue.actions.find((action) => action.key === key);
  if (!undo || undo.tries > 0) return queue;
  return { ...queue, actions: withoutFrom(queue.actions, undo) };
}

/** Ends the undo wait of every action. */
export function hurried(queue: ActionQueue, now: Instant): ActionQueue {
  if (!queue.actions.some(({ sendAt }) => sendAt > now)) return queue;
  return { ...queue, actions: queue.actions.map((action) => ({ ...action, sendAt: Math.min(action.sendAt, now) })) };
}

/**
 * The next action to send: the oldest of an order, once its undo wait is over. Null: nothing to send now. `skipped`:
 * orders that wait for another attempt.
 */
export function nextToSend(queue: ActionQueue, now: Instant, skipped: ReadonlySet<OrderId>): QueuedAction | null {
  return (
    queue.actions.find(
      (action, at) =>
        action.sendAt <= now &&
        !skipped.has(action.orderId) &&
        queue.actions.findIndex(({ orderId }) => orderId === action.orderId) === at,
    ) ?? null
  );
}

/**
 * Counts an attempt with this version. The action may have reached the server, so it can no longer be undone, and
 * retries must send the same.
 */
export function attempted(queue: ActionQueue, key: string, version: number): ActionQueue {
  return {
    ...queue,
    actions: queue.actions.map((action) =>
      action.key === key ? { ...action, version, tries: action.tries + 1 } : action,
    ),
  };
}

/**
 * Applies an answer. After success, later actions of the order continue from its new version. After a refusal they are
 * dropped too, because their order never reached the state they assumed. A note does not conflict with a change that
 * left the note as the person saw it, so it is sent again for the new version. Without a connection all due actions
 * wait.
 */
export function answered(queue: ActionQueue, key: string, answer: ActionAnswer, now: Instant): ActionQueue {
  const sent = queue.actions.find((action) => action.key === key);
  if (!sent) return queue;
  if (answer.kind === "unreachable") return waiting(queue, now);
  if (answer.kind === "failed")
    return sent.tries < maxTries ? queue : refused(queue, sent, { kind: "refused", code: "failed" }, now);
  const wasRepeated = answer.kind === "changed" && sent.tries > 1 && isDone(answer.order, sent.action);
  if (answer.kind === "done" || wasRepeated) {
    const { version } = answer.order;
    const rest = queue.actions.filter((action) => action !== sent);
    return {
      ...queue,
      actions: rest.map((action) =>
        action.orderId === sent.orderId && action.version <= version ? { ...action, version } : action,
      ),
    };
  }
  if (answer.kind === "changed" && isSameNote(answer.order, sent)) {
    const { version } = answer.order;
    return { ...queue, actions: queue.actions.map((action) => (action === sent ? { ...action, version } : action)) };
  }
  return refused(queue, sent, answer, now);
}

/** Marks every due action: those behind the attempted one wait for the connection too. */
function waiting(queue: ActionQueue, now: Instant): ActionQueue {
  const isNew = (action: QueuedAction) => action.sendAt <= now && action.isWaiting === undefined;
  if (!queue.actions.some(isNew)) return queue;
  return {
    ...queue,
    actions: queue.actions.map((action) => (isNew(action) ? { ...action, isWaiting: true } : action)),
  };
}

function isSameNote(order: BoardOrder, { action, tries }: QueuedAction): boolean {
  return action.kind === "note" && action.was === order.note && tries < maxTries;
}

function refused(queue: ActionQueue, sent: QueuedAction, answer: ActionReport["answer"], now: Instant): ActionQueue {
  const report = { action: sent, answer, isTooLate: now - sent.sendAt > waitedMs };
  return { actions: withoutFrom(queue.actions, sent), reports: [...queue.reports, report].slice(-maxReports) };
}

/** Actions that a refusal of `key` removed: that action and those that depend on it. */
export function droppedWith(key: string, before: ActionQueue, after: ActionQueue): readonly QueuedAction[] {
  if (!after.reports.some(({ action }) => action.key === key)) return [];
  const left = new Set(after.actions.map((action) => action.key));
  return before.actions.filter((action) => !left.has(action.key));
}

export function withoutReport(queue: ActionQueue, key: string): ActionQueue {
  return { ...queue, reports: queue.reports.filter(({ action }) => action.key !== key) };
}

/** Actions without `first` and the later ones of its order. */
function withoutFrom(actions: readonly QueuedAction[], first: QueuedAction): readonly QueuedAction[] {
  const from = actions.indexOf(first);
  return actions.filter((action, at) => at < from || action.orderId !== first.orderId);
}
