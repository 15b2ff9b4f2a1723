import { soonestEnds } from "../soonest-ends.ts";
import type { Instant, TakeTime, WorkSchedule } from "../types.ts";
import { earliestStart } from "./take-slots.ts";
import type { ResolvedTakeTime } from "./take-time.ts";

const longest = 86_400;

/**
 * For how many whole seconds an accepted time can still be ordered. "As soon as possible": until the order
 * would be ready after closing. A slot: until the cooking time before it. Null if that is more than a day
 * away.
 */
export function takenSeconds(
  wish: TakeTime,
  { slotStart }: Pick<ResolvedTakeTime, "slotStart">,
  schedule: WorkSchedule,
  now: Instant,
): number | null {
  const cooking = earliestStart(schedule, now) - now;
  const ends = wish.kind === "soonest" ? soonestEnds(schedule, now) : slotStart === null ? null : slotStart - cooking;
  if (ends === null) return null;
  const seconds = Math.floor((ends - now) / 1000);
  return seconds < longest ? seconds : null;
}
