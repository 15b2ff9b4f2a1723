import type { Instant } from "../schedule/types.ts";
import { isFinal } from "./transitions.ts";
import type { OrderStage } from "./types.ts";

const minuteMs = 60_000;
/** Promised times are multiples of five minutes. */
const stepMs = 5 * minuteMs;
/** Smaller differences do not move a promise: they are unnoticeable, and every move asks the guest. */
const toleranceMs = 5 * minuteMs;
/** Work that begins this soon after the confirmation began with the same press of the board. */
const samePressMs = 5 * minuteMs;
/** How much later a promise becomes when it passes without a report from the kitchen. */
const overdueMs = 15 * minuteMs;
/**
 * Maximum of automatic moves. After that many the restaurant has forgotten the order, and a further time
 * would be invented.
 */
const maxOverdueMoves = 3;

/** The handover of an order, as far as its promise depends on it. */
export interface PromisedHandover {
  readonly isDelivery: boolean;
  readonly express: boolean;
  /** Null: as soon as possible. */
  readonly slot: { readonly start: Instant; readonly end: Instant } | null;
  /** The branch's own, from acceptance to handover. */
  readonly cookingMinutes: number;
}

/**
 * The promised time: a slot's end for a delivery, its start for a pickup, otherwise the end of the cooking
 * time. Null for a branch without a cooking time.
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

/** The share of the cooking time that remains at a stage. */
const leftAtDoor: Readonly<Partial<Record<OrderStage, number>>> = { cooking: 0.8, ready: 0.45, "on-the-way": 0.35 };
const leftAtCounter: Readonly<Partial<Record<OrderStage, number>>> = { cooking: 0.7 };

/**
 * The promise after the order reached a stage at `at`. If it is later, the guest is asked to agree. If it is earlier,
 * it is never before a chosen slot.
 * @param givenAt when the restaurant set the time itself, by confirming the order; null: the shop computed it. A given
 * time becomes no earlier, and is kept when the work begins with the same press (decision 089).
 */
export function promiseAtStage(
  promised: Instant,
  stage: OrderStage,
  at: Instant,
  handover: PromisedHandover,
  givenAt: Instant | null,
): { readonly at: Instant; readonly isLater: boolean } {
  const stands = { at: promised, isLater: false };
  const left = (handover.isDelivery ? leftAtDoor : leftAtCounter)[stage];
  if (left === undefined) return stands;
  if (givenAt !== null && stage === "cooking" && at - givenAt < samePressMs) return stands;
  const expected = roundUp(at + left * handover.cookingMinutes * minuteMs, stepMs);
  if (expected > promised + toleranceMs) return { at: expected, isLater: true };
  const isEarlier = givenAt === null && handover.slot === null && expected < promised - toleranceMs;
  return isEarlier ? { at: expected, isLater: false } : stands;
}

/**
 * The next promise after one has passed. Null: the order is handed over, or the restaurant no longer updates
 * it.
 */
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

/** A guest may cancel an order that is later than promised, unless the courier has it. */
export function canCancelLate(stage: OrderStage, isAsked: boolean): boolean {
  return isAsked && !isFinal(stage) && stage !== "on-the-way";
}

function roundUp(instant: Instant, step: number): Instant {
  return Math.ceil(instant / step) * step;
}
