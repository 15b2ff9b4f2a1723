import type { BoardOrder, REFUSAL_REASONS } from "@skatert/contract";
import type { Instant, OrderId, OrderStage } from "@skatert/domain";

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type BoardAction =
  /** Also declines a request to cancel. Null: without a time. */
  | { readonly kind: "confirm"; readonly promisedAt: Instant | null }
  | { readonly kind: "promise"; readonly promisedAt: Instant }
  | { readonly kind: "refuse"; readonly reason: RefusalReason; readonly message: string }
  | { readonly kind: "stage"; readonly stage: OrderStage }
  /** The staff note; "" removes it. `was`: the note that the person saw. */
  | { readonly kind: "note"; readonly note: string; readonly was: string }
  /** The person has read what a guest's note says of an allergy (MENU-15). */
  | { readonly kind: "seen" };

/** The order of an action, as the person saw it. No stage: the board does not show the order. */
export type ActedOrder = Pick<BoardOrder, "id" | "number" | "version" | "promisedAt"> &
  Partial<Pick<BoardOrder, "stage">>;

/** An action from the press to the server's answer. */
export interface QueuedAction {
  /** `Idempotency-Key`, the same for every attempt. */
  readonly key: string;
  readonly orderId: OrderId;
  readonly number: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly action: BoardAction;
  readonly at: Instant;
  /** It can be undone until then. */
  readonly sendAt: Instant;
  readonly tries: number;
  /** The last attempt, of this action or of one before it, did not reach the server (BOARD-8). */
  readonly isWaiting?: true;
  /** The stage that the person saw, for a step that waits for its undo. */
  readonly fromStage?: OrderStage;
}

/** The order as it will be once the server has applied the action. */
export function afterAction(order: BoardOrder, { action, at }: Pick<QueuedAction, "action" | "at">): BoardOrder {
  const answered = {
    ...order,
    asks: null,
    asksReading: false,
    cancelRequestedAt: null,
    confirmedAt: order.confirmedAt ?? at,
    confirmedBy: order.confirmedBy ?? { kind: "staff" as const, name: "" },
  };
  switch (action.kind) {
    case "confirm":
      return { ...answered, promisedAt: action.promisedAt ?? order.promisedAt };
    case "promise":
      return { ...order, promisedAt: action.promisedAt, promisedBefore: order.promisedAt };
    case "refuse":
      return { ...answered, stage: "cancelled" };
    case "stage":
      return { ...answered, stage: action.stage };
    case "note":
      return { ...order, note: action.note };
    case "seen":
      return { ...order, asksReading: false };
  }
}

/** Whether the order is already in the wanted state, because the answer to an earlier attempt was lost. */
export function isDone(order: BoardOrder, action: BoardAction): boolean {
  switch (action.kind) {
    case "confirm":
      return order.asks === null && order.confirmedAt !== null && isTime(order, action.promisedAt);
    case "promise":
      return isTime(order, action.promisedAt);
    case "refuse":
      return order.stage === "cancelled";
    case "stage":
      return order.stage === action.stage;
    case "note":
      return order.note === action.note;
    case "seen":
      return !order.asksReading;
  }
}

function isTime({ promisedAt }: BoardOrder, wanted: Instant | null): boolean {
  return wanted === null || promisedAt === wanted;
}

/**
 * The version to send with an action. A step that waited for its undo was pressed for a stage. While the order still
 * has that stage and asks nothing, a new note or time is no conflict. Other actions send the version that the person
 * saw. `order`: the latest state from the server.
 */
export function versionToSend(action: QueuedAction, order: BoardOrder | undefined): number {
  if (order === undefined || action.fromStage === undefined) return action.version;
  return order.stage === action.fromStage && order.asks === null
    ? Math.max(order.version, action.version)
    : action.version;
}
