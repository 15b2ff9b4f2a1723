import type { DeliveryMoment } from "../availability.ts";
import { dayNumber, isRealDay, weekdayOf } from "../calendar.ts";
import { instantAt, localDayNumber, localTime } from "../local-time.ts";
import { closingAt, isOpenAt, nextOpening } from "../opening.ts";
import type { CalendarDay, ClockRefusal, Instant, MinuteOfDay, SlotPolicy, TakeTime, WorkSchedule } from "../types.ts";
import { slotStartAround, slotStartAt } from "./slot-grid.ts";
import { earliestStart } from "./take-slots.ts";

/** Result for a requested time: the delivery time for the rules, and its slot. */
export interface ResolvedTakeTime {
  /** Now, if the request has no time or a time that does not exist. */
  readonly moment: DeliveryMoment;
  /** Null when refused. */
  readonly slotStart: Instant | null;
  readonly refusal: ClockRefusal | null;
}

type Closed = Extract<ClockRefusal, { readonly reason: "closed" }>;

/**
 * `opensAt` is the next opening from that time. It is absent for a past time while the branch is open now.
 */
function closedAt(schedule: WorkSchedule, instant: Instant, now: Instant): Closed {
  const opensAt = instant < now && isOpenAt(schedule, now) ? null : nextOpening(schedule, Math.max(instant, now));
  return opensAt === null ? { reason: "closed" } : { reason: "closed", opensAt };
}

function closesBeforeReady(schedule: WorkSchedule, now: Instant): Closed {
  const closesAt = closingAt(schedule, now) ?? now;
  return { ...closedAt(schedule, closesAt, now), closesAt };
}

/** The branch must be open now and still be open when the order is ready (decision 046). */
function soonest(schedule: WorkSchedule, policy: SlotPolicy, now: Instant): ResolvedTakeTime {
  const moment = localTime(now, schedule.timeZone);
  if (!isOpenAt(schedule, now)) return { moment, slotStart: null, refusal: closedAt(schedule, now, now) };
  const ready = earliestStart(schedule, now);
  if (!isOpenAt(schedule, ready)) return { moment, slotStart: null, refusal: closesBeforeReady(schedule, now) };
  return { moment, slotStart: slotStartAround(ready, policy.minutes, schedule.timeZone), refusal: null };
}

function refusalAt(schedule: WorkSchedule, days: number, start: Instant, now: Instant): ClockRefusal | null {
  if (start < now) return { reason: "time-passed" };
  const zone = schedule.timeZone;
  const isBeyond = localDayNumber(start, zone) >= localDayNumber(now, zone) + days;
  return isBeyond || start < earliestStart(schedule, now) ? { reason: "slot-unavailable" } : null;
}

function atTime(
  schedule: WorkSchedule,
  policy: SlotPolicy,
  day: CalendarDay,
  minute: MinuteOfDay,
  now: Instant,
): ResolvedTakeTime {
  const zone = schedule.timeZone;
  const isTimeOfDay = Number.isInteger(minute) && minute >= 0 && minute < 1440;
  if (!isRealDay(day) || !isTimeOfDay) {
    return { moment: localTime(now, zone), slotStart: null, refusal: { reason: "slot-unavailable" } };
  }
  const moment = { day, minute, weekday: weekdayOf(day) };
  const instant = instantAt(day, minute, zone);
  // Several refusals become `closed` when the shop is closed at that time (readings "Small shapes").
  if (!isOpenAt(schedule, instant)) return { moment, slotStart: null, refusal: closedAt(schedule, instant, now) };
  const start = slotStartAt(dayNumber(day), minute, policy.minutes, zone);
  const refusal =
    refusalAt(schedule, policy.days, instant, now) ?? (start === null ? { reason: "slot-unavailable" } : null);
  return { moment, slotStart: refusal === null ? start : null, refusal };
}

/**
 * Checks the requested time (readings "Time, zones, stock"), except for full slots, see `hasRoom`. A time
 * without a date means today in the branch's zone. Never throws, whatever the numbers.
 */
export function resolveTakeTime(
  schedule: WorkSchedule,
  policy: SlotPolicy,
  wish: TakeTime,
  now: Instant,
): ResolvedTakeTime {
  if (wish.kind === "soonest") return soonest(schedule, policy, now);
  const today = localTime(now, schedule.timeZone);
  if (wish.kind === "at") return atTime(schedule, policy, wish.day ?? today.day, wish.minute, now);
  const moment = isRealDay(wish.day) ? { day: wish.day, minute: null, weekday: weekdayOf(wish.day) } : today;
  return { moment, slotStart: null, refusal: { reason: "time-required" } };
}
