import { closingAt, isOpenAt } from "./opening.ts";
import { earliestStart } from "./slots/take-slots.ts";
import type { Instant, WorkSchedule } from "./types.ts";

const dayMs = 86_400_000;

/**
 * The instant from which "as soon as possible" is refused, because the branch would close before the order is
 * ready (decision 046). Null if it is already refused, or is for another day.
 */
export function soonestEnds(schedule: WorkSchedule, now: Instant): Instant | null {
  const ready = earliestStart(schedule, now);
  if (!isOpenAt(schedule, now) || !isOpenAt(schedule, ready)) return null;
  const closes = closingAt(schedule, now) ?? Infinity;
  const ends = Math.min(closes, (closingAt(schedule, ready) ?? Infinity) - (ready - now));
  return ends - now < dayMs ? ends : null;
}
