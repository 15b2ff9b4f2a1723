import type { Instant, Money, OrderStage } from "@skatert/domain";

/** A short order for the bar on every page. */
export interface LiveOrder {
  readonly id: number;
  readonly number: string;
  readonly stage: OrderStage;
  readonly isDelivery: boolean;
  readonly isOver: boolean;
  /** The restaurant has not confirmed it. */
  readonly isUnanswered: boolean;
  /** When its stage was reached. */
  readonly changedAt: Instant;
  /** Expected time. Null if unknown, and once the order is ready. */
  readonly expectedAt: Instant | null;
  readonly total: Money;
  readonly timeZone: string;
  /** The shop's clock at this answer. */
  readonly now: Instant;
}

/** How long a cancelled order is shown if its page was not opened since, milliseconds. */
const cancelledMs = 30 * 60_000;
const minuteMs = 60_000;
/** From this many minutes on, a clock time is clearer. */
const maxMinutes = 90;

/**
 * Whether the bar shows an order: until it is final, and a cancelled one for a while, because the guest must
 * see it.
 */
export function isShown({ stage, isOver, changedAt, now }: LiveOrder): boolean {
  return !isOver || (stage === "cancelled" && now - changedAt < cancelledMs);
}

/** Most urgent first: by expected time, those without one last, then by age. */
export function byUrgency(a: LiveOrder, b: LiveOrder): number {
  return (a.expectedAt ?? Infinity) - (b.expectedAt ?? Infinity) || a.id - b.id;
}

/** Remaining time of an order for the bar at `now`. Null: nothing is shown. */
export type TimeLeft = { readonly minutes: number } | { readonly at: Instant } | null;

export function timeLeft({ expectedAt }: Pick<LiveOrder, "expectedAt">, now: Instant): TimeLeft {
  if (expectedAt === null || expectedAt <= now) return null;
  const minutes = Math.ceil((expectedAt - now) / minuteMs);
  return minutes <= maxMinutes ? { minutes } : { at: expectedAt };
}
