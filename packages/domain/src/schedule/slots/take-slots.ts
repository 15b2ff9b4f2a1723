import { instantOfWall, localDayNumber } from "../local-time.ts";
import { openIntervals } from "../opening.ts";
import type { Instant, TakeSlot, WorkSchedule } from "../types.ts";
import { slotStartsOfDay } from "./slot-grid.ts";
import { hasRoom, type SlotQuestion } from "./slot-room.ts";

const minuteMs = 60_000;

/** The earliest start of a slot: now plus cooking time. */
export function earliestStart(schedule: WorkSchedule, now: Instant): Instant {
  return now + schedule.cookingMinutes * minuteMs;
}

/**
 * Slots for the shopper to choose from, ascending. They are on the grid, within open hours, no sooner than
 * now plus cooking time, on today and the following days of the policy. Full slots are listed as not
 * available. A slot ends at closing and at the next slot's start at the latest.
 */
export function takeSlots(schedule: WorkSchedule, question: SlotQuestion, now: Instant): readonly TakeSlot[] {
  const { minutes, days } = question.policy;
  const earliest = earliestStart(schedule, now);
  const today = localDayNumber(now, schedule.timeZone);
  const open = openIntervals(schedule, now, days - 1);
  const slots: TakeSlot[] = [];
  let interval = 0;
  for (let number = today; number < today + days; number += 1) {
    const starts = slotStartsOfDay(number, minutes, schedule.timeZone);
    const midnight = instantOfWall(number + 1, 0, schedule.timeZone);
    for (const [index, start] of starts.entries()) {
      if (start < earliest) continue;
      while ((open[interval]?.to ?? Infinity) <= start) interval += 1;
      const held = open[interval];
      if (held === undefined || start < held.from) continue;
      const end = Math.min(start + minutes * minuteMs, starts[index + 1] ?? midnight, held.to);
      const available = hasRoom(question, start, null);
      slots.push(available ? { start, end, available } : { start, end, available, reason: "slot-full" });
    }
  }
  return slots;
}
