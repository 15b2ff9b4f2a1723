import type { Instant, Money, OrderStage } from "@skatert/domain";

/** An order in short, as the bar on every page shows it. */
export interface LiveOrder {
  readonly id: number;
  readonly number: string;
  readonly stage: OrderStage;
  readonly isDelivery: boolean;
  readonly isOver: boolean;
  /** When its stage was reached. */
  readonly changedAt: Instant;
  /** Expected time; null if it is unknown, and once the order is ready. */
  readonly expectedAt: Instant | null;
  readonly total: Money;
  readonly timeZone: string;
  /** The shop's clock at this answer. */
  readonly now: Instant;
}

/** How long a cancelled order is shown whose page was not opened since, milliseconds. */
const cancelledMs = 30 * 60_000;
const minuteMs = 60_000;
/** From here on a clock time says more than minutes. */
const maxMinutes = 90;

/** Whether the bar shows an order: until it is over, and a cancelled one for a while, for the guest must learn of it. */
export function isShown({ stage, isOver, changedAt, now }: LiveOrder): boolean {
  return !isOver || (stage === "cancelled" && now - changedAt < cancelledMs);
}

/** The most urgent first: by the expected time, those without one last, then by age. */
export function byUrgency(a: LiveOrder, b: LiveOrder): number {
  return (a.expectedAt ?? Infinity) - (b.expectedAt ?? Infinity) || a.id - b.id;
}

/** How long until an order is there, as the bar says it at `now`; null: nothing is said. */
export type TimeLeft = { readonly minutes: number } | { readonly at: Instant } | null;

export function timeLeft({ expectedAt }: Pick<LiveOrder, "expectedAt">, now: Instant): TimeLeft {
  if (expectedAt === null || expectedAt <= now) return null;
  const minutes = Math.ceil((expectedAt - now) / minuteMs);
  return minutes <= maxMinutes ? { minutes } : { at: expectedAt };
}
