import type { Instant } from "../schedule/types.ts";
import { isFinal } from "./transitions.ts";
import type { OrderStage } from "./types.ts";

const minuteMs = 60_000;
/** Promises are made in steps of five minutes. */
const stepMs = 5 * minuteMs;
/** A promise is not moved for less: the difference is not noticed, and every move asks the guest. */
const toleranceMs = 5 * minuteMs;
/** How much later a promise becomes that passed without a word of the kitchen. */
const overdueMs = 15 * minuteMs;
/** After so many of them the restaurant has forgotten to move the order, and another time would be invented. */
const maxOverdueMoves = 3;

/** How an order is handed over, as far as its promise depends on it. */
export interface PromisedHandover {
  readonly isDelivery: boolean;
  readonly express: boolean;
  /** Null: as soon as possible. */
  readonly slot: { readonly start: Instant; readonly end: Instant } | null;
  /** The branch's own, from accepting an order to handing it over. */
  readonly cookingMinutes: number;
}

/**
 * When the guest has the order: a slot's end at the door, its start at the counter; else after the cooking time. Null for
 * a branch that names no cooking time: nothing can be promised.
 */
export function firstPromise(
  acceptedAt: Instant,
  { isDelivery, express, slot, cookingMinutes }: PromisedHandover,
): Instant | null {
  if (slot !== null) return isDelivery ? slot.end : slot.start;
  if (cookingMinutes === 0) return null;
  const ready = acceptedAt + cookingMinutes * minuteMs;
  return express ? roundUp(ready, minuteMs) : roundUp(ready, stepMs);
}

/** The share of the cooking time that a stage leaves. */
const leftAtDoor: Readonly<Partial<Record<OrderStage, number>>> = { cooking: 0.8, ready: 0.45, "on-the-way": 0.35 };
const leftAtCounter: Readonly<Partial<Record<OrderStage, number>>> = { cooking: 0.7 };

/**
 * The promise after the order came to a stage at `at`. Later than promised: the new time, to which the guest is asked to
 * agree. Earlier: the new time, but never before a chosen slot.
 */
export function promiseAtStage(
  promised: Instant,
  stage: OrderStage,
  at: Instant,
  handover: PromisedHandover,
): { readonly at: Instant; readonly isLater: boolean } {
  const left = (handover.isDelivery ? leftAtDoor : leftAtCounter)[stage];
  if (left === undefined) return { at: promised, isLater: false };
  const expected = roundUp(at + left * handover.cookingMinutes * minuteMs, stepMs);
  if (expected > promised + toleranceMs) return { at: expected, isLater: true };
  const isEarlier = handover.slot === null && expected < promised - toleranceMs;
  return { at: isEarlier ? expected : promised, isLater: false };
}

/** The next promise after one has passed; null: the order is handed over, or the restaurant no longer moves it. */
export function promiseAfterOverdue(
  stage: OrderStage,
  now: Instant,
  isDelivery: boolean,
  moves: number,
): Instant | null {
  const isThere = isFinal(stage) || (!isDelivery && stage === "ready");
  if (isThere || stage === "awaiting-payment" || moves >= maxOverdueMoves) return null;
  return roundUp(now + overdueMs, stepMs);
}

/** A guest whose order comes later than promised may cancel it, unless the courier has it. */
export function canCancelLate(stage: OrderStage, isAsked: boolean): boolean {
  return isAsked && !isFinal(stage) && stage !== "on-the-way";
}

function roundUp(instant: Instant, step: number): Instant {
  return Math.ceil(instant / step) * step;
}
