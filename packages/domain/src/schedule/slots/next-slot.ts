import type { DeliveryMoment } from "../availability.ts";
import { localTime } from "../local-time.ts";
import type { Instant, SlotTime, TakeSlot, TimeZone, WorkSchedule } from "../types.ts";
import type { SlotQuestion } from "./slot-room.ts";
import { takeSlots } from "./take-slots.ts";

/** A slot on the branch's wall clock. */
export function slotTime({ start, end }: Pick<TakeSlot, "start" | "end">, zone: TimeZone): SlotTime {
  const { day, minute } = localTime(start, zone);
  return { day, from: minute, to: localTime(end, zone).minute };
}

/**
 * The nearest slot with room that starts at `from` or later and at which every requested dish is offered.
 * Null if the policy's days have none.
 */
export function nextSlot(
  schedule: WorkSchedule,
  question: SlotQuestion,
  now: Instant,
  wish: { readonly from: Instant; readonly isOffered: (moment: DeliveryMoment, start: Instant) => boolean },
): SlotTime | null {
  const zone = schedule.timeZone;
  const found = takeSlots(schedule, question, now).find(
    ({ start, available }) => available && start >= wish.from && wish.isOffered(localTime(start, zone), start),
  );
  return found === undefined ? null : slotTime(found, zone);
}
