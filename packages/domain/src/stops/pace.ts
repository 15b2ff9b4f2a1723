import type { Instant, WorkSchedule } from "../schedule/types.ts";
import { heldAt } from "./temporary.ts";
import type { Pace } from "./types.ts";

/** Minutes that a busy branch adds to an order placed now. */
export function extraMinutesAt(pace: Pace | null, now: Instant): number {
  return heldAt(pace, now)?.extraMinutes ?? 0;
}

/** Whether a branch takes express orders now, if its zones have an express price. */
export function takesExpressAt(pace: Pace | null, now: Instant): boolean {
  return heldAt(pace, now)?.express ?? true;
}

/** The branch's schedule for an order placed now: promised times, slots and the last order follow (STOP-3). */
export function scheduleAtPace(schedule: WorkSchedule, pace: Pace | null, now: Instant): WorkSchedule {
  const extra = extraMinutesAt(pace, now);
  return extra === 0 ? schedule : { ...schedule, cookingMinutes: schedule.cookingMinutes + extra };
}

/** Minutes from acceptance to handover that may be promised now. 0: the branch promises no time, busy or not. */
export function promisedMinutes(
  { cookingMinutes }: Pick<WorkSchedule, "cookingMinutes">,
  pace: Pace | null,
  now: Instant,
): number {
  return cookingMinutes === 0 ? 0 : cookingMinutes + extraMinutesAt(pace, now);
}
