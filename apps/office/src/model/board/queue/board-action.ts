import type { BoardOrder, REFUSAL_REASONS } from "@skatert/contract";
import type { Instant, OrderId, OrderStage } from "@skatert/domain";

export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type BoardAction =
  /** Also declines a request to cancel. Null: without a time. */
  | { readonly kind: "confirm"; readonly promisedAt: Instant | null }
  | { readonly kind: "promise"; readonly promisedAt: Instant }
  | { readonly kind: "refuse"; readonly reason: RefusalReason; readonly message: string }
  | { readonly kind: "stage"; readonly stage: OrderStage };

/** An action from the press to the server's answer. */
export interface QueuedAction {
  /** `Idempotency-Key`: the same at every attempt. */
  readonly key: string;
  readonly orderId: OrderId;
  readonly number: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly action: BoardAction;
  readonly at: Instant;
  /** Until then it can be undone. */
  readonly sendAt: Instant;
  readonly tries: number;
}

/** How an order looks once the server has done what was pressed. */
export function afterAction(order: BoardOrder, { action, at }: Pick<QueuedAction, "action" | "at">): BoardOrder {
  const answered = {
    ...order,
    asks: null,
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
  }
}

/** Whether the order already is as the action wants it: the answer to an earlier attempt was lost. */
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
  }
}

function isTime({ promisedAt }: BoardOrder, wanted: Instant | null): boolean {
  return wanted === null || promisedAt === wanted;
}
