import type { OrderStage } from "../orders/types.ts";
import type { Instant } from "../schedule/types.ts";

/** The columns of the board, in their order. `leaving`: on the way, or to collect. */
export const BOARD_COLUMNS = ["new", "cooking", "ready", "leaving", "scheduled", "done"] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

export interface BoardCard {
  readonly stage: OrderStage;
  /** What the restaurant has to answer. */
  readonly asks: "confirm" | "cancel" | null;
  /** See kitchenStart. */
  readonly startAt: Instant;
  readonly promisedAt: Instant | null;
  readonly isDelivery: boolean;
}

/**
 * The column of an order (BOARD-5). A confirmed order waits among the scheduled ones until the kitchen should begin. A
 * ready order that nobody delivers waits to be collected.
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

/** The clock of a screen ticks every ten seconds and differs a little from the shop's. */
const clockGraceMs = 30_000;

/** Whether the kitchen should not begin yet. An order for as soon as possible, placed a moment ago, is no scheduled one. */
export function startsLater(startAt: Instant, now: Instant): boolean {
  return startAt > now + clockGraceMs;
}

/**
 * By how much an order is later than promised, milliseconds; 0: it is not. An order that can be collected, or has ended,
 * is not late.
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
