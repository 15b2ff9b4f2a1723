import type { BoardOrder } from "@skatert/contract";
import type { Instant, OrderId } from "@skatert/domain";
import type { ActedOrder, BoardAction, QueuedAction } from "./board-action.ts";

/** How long a step can be taken back (decision 095). */
export const UNDO_MS = 10_000;

/** A step that can still be taken back. */
export interface Undoable {
  readonly key: string;
  readonly orderId: OrderId;
  readonly number: string;
  readonly action: BoardAction;
  readonly until: Instant;
}

/**
 * How long an action waits before it is sent. Steps on which the guest acts, such as "ready" or "on its way", wait
 * until the press can no longer be a slip. Answers are sent at once, because the guest sees them within a second
 * (BOARD-4). So is the start of cooking, for which other kitchen screens wait.
 */
export function heldMs(action: BoardAction): number {
  return action.kind === "stage" && action.stage !== "cooking" ? UNDO_MS : 0;
}

/** A promised time that was sent at once. Promising the former time undoes it. */
export interface GivenPromise extends Undoable {
  readonly action: Extract<BoardAction, { kind: "promise" }>;
  readonly was: Instant;
}

/** Null: there is no former time that could be promised again. */
export function givenPromise(order: ActedOrder, { key, action, at }: QueuedAction): GivenPromise | null {
  const { promisedAt: was, id: orderId, number } = order;
  if (action.kind !== "promise" || was === null || was <= at + UNDO_MS || was === action.promisedAt) return null;
  return { key, orderId, number, action, was, until: at + UNDO_MS };
}

/** The steps that can be undone, the latest last: held actions, and promised times that the order still has. */
export function undoables(
  actions: readonly QueuedAction[],
  promises: readonly GivenPromise[],
  orders: ReadonlyMap<OrderId, BoardOrder>,
  now: Instant,
): readonly Undoable[] {
  const held = actions.filter(({ tries, at, sendAt }) => tries === 0 && sendAt > at && sendAt > now);
  const given = promises.filter(
    ({ orderId, action, until }) => until > now && orders.get(orderId)?.promisedAt === action.promisedAt,
  );
  return [
    ...given,
    ...held.map(({ key, orderId, number, action, sendAt }) => ({ key, orderId, number, action, until: sendAt })),
  ].toSorted((one, other) => one.until - other.until);
}
