import { addDays } from "../schedule/calendar.ts";
import type { CalendarDay, Instant } from "../schedule/types.ts";

/** Groups of guests; a guest may be in several of them (GUEST-1). */
export const GUEST_SEGMENTS = ["new", "regular", "lapsed", "birthday"] as const;
export type GuestSegment = (typeof GUEST_SEGMENTS)[number];

/** What decides a guest's segments. Cancelled orders do not count. */
export interface GuestHistory {
  readonly orders: number;
  /** Null: never ordered. */
  readonly firstOrderAt: Instant | null;
  readonly lastOrderAt: Instant | null;
  readonly birth: CalendarDay | null;
}

const dayMs = 86_400_000;

/** A guest is new in the 30 days after the only order. */
export const NEW_GUEST_MS = 30 * dayMs;
/** A guest is regular with three orders, the last of them at most 60 days ago. */
export const REGULAR_ORDERS = 3;
/** A guest who has not ordered for longer has lapsed. */
export const LAPSED_AFTER_MS = 60 * dayMs;
/** Days before a birthday, besides the day itself. */
const birthdayDays = 7;

/** The segments of a guest at `now`, which is on `today` of the shop. */
export function segmentsOf(
  { orders, firstOrderAt, lastOrderAt, birth }: GuestHistory,
  now: Instant,
  today: CalendarDay,
): readonly GuestSegment[] {
  const isIn: Readonly<Record<GuestSegment, boolean>> = {
    new: orders === 1 && firstOrderAt !== null && firstOrderAt >= now - NEW_GUEST_MS,
    regular: orders >= REGULAR_ORDERS && lastOrderAt !== null && lastOrderAt >= now - LAPSED_AFTER_MS,
    lapsed: orders > 0 && lastOrderAt !== null && lastOrderAt < now - LAPSED_AFTER_MS,
    birthday: birth !== null && comingBirthdays(today).includes(monthDay(birth)),
  };
  return GUEST_SEGMENTS.filter((segment) => isIn[segment]);
}

/** The days of birth, as "mm-dd", of those who have their birthday today or within a week. */
export function comingBirthdays(today: CalendarDay): readonly string[] {
  const days = Array.from({ length: birthdayDays + 1 }, (_, ahead) => addDays(today, ahead));
  return days.flatMap((day) => {
    const isLeapDayKept = monthDay(day) === "02-28" && addDays(day, 1).month === 3;
    return isLeapDayKept ? ["02-28", "02-29"] : [monthDay(day)];
  });
}

function monthDay({ month, day }: CalendarDay): string {
  return `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
