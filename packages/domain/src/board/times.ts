import { firstPromise, type PromisedHandover } from "../orders/promise.ts";
import type { Instant } from "../schedule/types.ts";

const minuteMs = 60_000;
const stepMs = 5 * minuteMs;

/** How long the kitchen needs for an order that begins now. */
export interface CookingTime {
  readonly cookingMinutes: number;
  /** Minutes that the branch adds in busy hours. */
  readonly extraMinutes: number;
  /** Until when it adds them to orders that begin now; null: they stay. */
  readonly extraUntil: Instant | null;
}

/** A handover with the minutes that the branch adds in busy hours. */
export interface BoardHandover extends PromisedHandover, CookingTime {}

/**
 * The time to offer with one tap (BOARD-4): the promised time, or the time by which the kitchen can make the order from
 * now, in steps of five minutes. Null: the branch has no cooking time and the order no slot.
 */
export function proposedTime(now: Instant, promisedAt: Instant | null, handover: BoardHandover): Instant | null {
  const told = promisedAt ?? firstPromise(now, handover);
  return told === null ? null : reachableTime(now, told, handover);
}

/** A time told to the guest or, once the kitchen cannot keep it, the earliest time that it can, in steps of five minutes. */
export function reachableTime(now: Instant, told: Instant, cooking: CookingTime): Instant {
  const isBusy = cooking.extraUntil === null || now < cooking.extraUntil;
  const soonest = now + (isBusy ? cookingMs(cooking) : cooking.cookingMinutes * minuteMs);
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

function cookingMs({ cookingMinutes, extraMinutes }: Omit<CookingTime, "extraUntil">): number {
  return (cookingMinutes + extraMinutes) * minuteMs;
}
