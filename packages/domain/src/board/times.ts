import { firstPromise, type PromisedHandover } from "../orders/promise.ts";
import type { Instant } from "../schedule/types.ts";

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;

/** A handover with the minutes that the branch adds in busy hours. */
export interface BoardHandover extends PromisedHandover {
  readonly extraMinutes: number;
}

/**
 * The time to offer with one tap (BOARD-4): the promised time, or the time by which the kitchen can make the order from
 * now, in steps of five minutes. Null: the branch has no cooking time and the order no slot.
 */
export function proposedTime(now: Instant, promisedAt: Instant | null, handover: BoardHandover): Instant | null {
  const soonest = now + cookingMs(handover);
  const told = promisedAt ?? firstPromise(now, handover);
  if (told === null) return null;
  return soonest <= told ? told : Math.ceil(soonest / stepMs) * stepMs;
}

/**
 * When the kitchen should begin an order that is promised for `promisedAt`: the cooking time before the beginning of
 * its slot, moved with the promise. An order for as soon as possible begins when it is placed.
 */
export function kitchenStart(placedAt: Instant, promisedAt: Instant | null, handover: BoardHandover): Instant {
  const { slot, isDelivery } = handover;
  if (slot === null) return placedAt;
  const window = isDelivery ? slot.end - slot.start : 0;
  return Math.max(placedAt, (promisedAt ?? slot.start + window) - window - cookingMs(handover));
}

function cookingMs({ cookingMinutes, extraMinutes }: BoardHandover): number {
  return (cookingMinutes + extraMinutes) * minuteMs;
}
