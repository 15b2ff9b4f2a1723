import type { OrderStage } from "../orders/types.ts";
import type { Instant } from "../schedule/types.ts";

/** The columns of the board, in their order. `leaving`: on the way, or ready to collect. */
export const BOARD_COLUMNS = ["new", "cooking", "ready", "leaving", "scheduled", "done"] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

export interface BoardCard {
  readonly stage: OrderStage;
  /** The answer that the restaurant owes. */
  readonly asks: "confirm" | "cancel" | null;
  /** See kitchenStart. */
  readonly startAt: Instant;
  readonly promisedAt: Instant | null;
  readonly isDelivery: boolean;
}

/**
 * The column of an order (BOARD-5). A confirmed order is among the scheduled ones until the kitchen should begin. A
 * ready order without a delivery waits to be collected.
 */
export function columnOf({ stage, asks, startAt, isDelivery }: BoardCard, now: Instant): BoardColumn {
  switch (stage) {
    case "handed-over":
    case "cancelled":
      return "done";
    case "on-the-way":
      return "leaving";
    case "ready":
      return isDelivery ? "ready" : "leaving";
    case "cooking":
      return "cooking";
    default:
      if (asks === "confirm") return "new";
      return startsLater(startAt, now) ? "scheduled" : "cooking";
  }
}

/** Tolerance: a screen's clock ticks every ten seconds and differs slightly from the shop's. */
const clockGraceMs = 30_000;

/**
 * Whether the kitchen should not begin yet. An order for as soon as possible, placed a moment ago, does not count as
 * scheduled.
 */
export function startsLater(startAt: Instant, now: Instant): boolean {
  return startAt > now + clockGraceMs;
}

/**
 * The delay of an order beyond its promise, milliseconds; 0: none. An order that can be collected, or has ended, is not
 * late.
 */
export function lateBy({ stage, promisedAt, isDelivery }: BoardCard, now: Instant): number {
  const isThere = stage === "handed-over" || stage === "cancelled" || (stage === "ready" && !isDelivery);
  return promisedAt === null || isThere ? 0 : Math.max(0, now - promisedAt);
}

/** The order of two cards of a column: the latest first, then by the time promised, then by the time to start. */
export function byUrgency(one: BoardCard, other: BoardCard, now: Instant): number {
  const late = lateBy(other, now) - lateBy(one, now);
  if (late !== 0) return late;
  return (one.promisedAt ?? one.startAt) - (other.promisedAt ?? other.startAt) || one.startAt - other.startAt;
}
