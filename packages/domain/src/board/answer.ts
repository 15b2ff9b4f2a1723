import type { Fulfilment } from "../catalog/types.ts";
import { canCancelLate } from "../orders/promise.ts";
import { canShopperCancel, canTransition, isFinal } from "../orders/transitions.ts";
import type { OrderStage } from "../orders/types.ts";
import type { Instant } from "../schedule/types.ts";

/** Inputs of the restaurant's answers: the stage, and the confirmation beside it (BOARD-1). */
export interface AnswerState {
  readonly stage: OrderStage;
  /** Whether the branch confirms its orders; otherwise an order needs no answer. */
  readonly asks: boolean;
  readonly isConfirmed: boolean;
  /** The guest asked to cancel and has no answer yet. */
  readonly isCancelAsked: boolean;
  /** The restaurant has declined such a request. The guest can ask once. */
  readonly isCancelDeclined: boolean;
}

/** The stored times of the answers; null: not given, or not requested. */
export interface AnswerTimes {
  readonly asks: boolean;
  readonly confirmedAt: Instant | null;
  /** An open request. */
  readonly cancelAskedAt: Instant | null;
  readonly cancelDeclinedAt: Instant | null;
}

/** When the restaurant set an order's time by confirming it; null: it did not, so the shop's own time applies. */
export function timeGivenAt({ asks, confirmedAt }: AnswerTimes): Instant | null {
  return asks ? confirmedAt : null;
}

export function answerState(stage: OrderStage, answer: AnswerTimes): AnswerState {
  return {
    stage,
    asks: answer.asks,
    isConfirmed: answer.confirmedAt !== null,
    isCancelAsked: answer.cancelAskedAt !== null,
    isCancelDeclined: answer.cancelDeclinedAt !== null,
  };
}

/** `isAskedLater`: the guest has not yet agreed to a later time. */
export type BoardAction =
  | { readonly kind: "confirm" | "promise" | "refuse" | "note" | "seen" }
  | { readonly kind: "move"; readonly to: OrderStage }
  | { readonly kind: "guest-cancel"; readonly isAskedLater: boolean };

/** The answer that the restaurant owes; null: none. */
export function awaitedAnswer(state: AnswerState): "confirm" | "cancel" | null {
  if (!isAtWork(state.stage)) return null;
  if (state.isCancelAsked) return "cancel";
  return state.asks && !state.isConfirmed ? "confirm" : null;
}

/**
 * The effect of a guest's cancellation now (BOARD-6). The restaurant decides after it has confirmed, unless it made the
 * order later and the guest has not agreed (decision 049). Without a tablet it is asked until the kitchen starts. Null:
 * neither is possible.
 */
export function guestCancel(state: AnswerState, isAskedLater: boolean): "cancel" | "request" | null {
  const { stage, asks, isConfirmed } = state;
  if (canCancelLate(stage, isAskedLater)) return "cancel";
  if (!isConfirmed) return canShopperCancel(stage) ? "cancel" : null;
  const isInTime = asks ? isAtWork(stage) && stage !== "on-the-way" : stage === "accepted";
  const mayAsk = isInTime && !state.isCancelAsked && !state.isCancelDeclined;
  return mayAsk ? "request" : null;
}

/** The state after an action; null: the action is refused. The kitchen's stages confirm an order. */
export function afterAction(state: AnswerState, action: BoardAction, fulfilment: Fulfilment): AnswerState | null {
  switch (action.kind) {
    case "confirm":
      return mayConfirm(state) ? declined({ ...state, isConfirmed: true }) : null;
    case "promise":
      return isAtWork(state.stage) ? declined(state) : null;
    case "refuse":
      return isFinal(state.stage) ? null : closed({ ...state, stage: "cancelled" });
    case "move":
      return afterMove(state, action.to, fulfilment);
    // Staff may write notes about an order at any stage, even an ended one, but not about an unpaid one.
    case "note":
    case "seen":
      return state.stage === "awaiting-payment" ? null : state;
    case "guest-cancel": {
      const effect = guestCancel(state, action.isAskedLater);
      if (effect === null) return null;
      return effect === "cancel" ? closed({ ...state, stage: "cancelled" }) : { ...state, isCancelAsked: true };
    }
  }
}

/**
 * Whether an action needs somebody of the staff who has read what the guest wrote of an allergy (MENU-15): the first
 * confirmation, also by the shop itself, and the kitchen's first step.
 */
export function needsReading({ stage, isConfirmed }: AnswerState, { kind }: BoardAction): boolean {
  return (kind === "confirm" && !isConfirmed) || (kind === "move" && stage === "accepted");
}

/** A first confirmation, or the answer "we cook it" to a request to cancel. */
export function mayConfirm({ stage, isConfirmed, isCancelAsked }: AnswerState): boolean {
  return isAtWork(stage) && (!isConfirmed || isCancelAsked);
}

/** Whether the kitchen may see the order: it is paid, or is paid on receipt, and has not ended. */
export function isAtWork(stage: OrderStage): boolean {
  return stage !== "awaiting-payment" && !isFinal(stage);
}

function afterMove(state: AnswerState, to: OrderStage, fulfilment: Fulfilment): AnswerState | null {
  if (!canTransition(state.stage, to, fulfilment)) return null;
  const isPayment = state.stage === "awaiting-payment";
  const moved = { ...state, stage: to, isConfirmed: state.isConfirmed || (!isPayment && to !== "cancelled") };
  return isFinal(to) ? closed(moved) : declined(moved);
}

/** The restaurant's next action on an order answers the guest's request. */
function declined(state: AnswerState): AnswerState {
  return state.isCancelAsked ? { ...state, isCancelAsked: false, isCancelDeclined: true } : state;
}

function closed(state: AnswerState): AnswerState {
  return { ...state, isCancelAsked: false };
}
