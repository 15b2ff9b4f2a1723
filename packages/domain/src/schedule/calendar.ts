import type { CalendarDay, Weekday } from "./types.ts";

/** Days since 1 January 1970 in the proleptic Gregorian calendar; any whole year. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The calendar day of a day number. Inverse of `dayNumber`. */
export function dayOfNumber(number: number): CalendarDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Monday is 1, Sunday is 7 (CONST-7). */
export function weekdayOfNumber(number: number): Weekday {
  // Day 0 was a Thursday.
  return weekdays[(((number + 3) % 7) + 7) % 7] ?? 1;
}

export function weekdayOf(day: CalendarDay): Weekday {
  return weekdayOfNumber(dayNumber(day));
}

export function previousWeekday(weekday: Weekday): Weekday {
  return weekdays[(weekday + 5) % 7] ?? 7;
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfNumber(dayNumber(day) + days);
}

export function isSameDay(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

/** Whether the calendar has this day. Years 1970 to 9999, the range of orders. */
export function isRealDay(day: CalendarDay): boolean {
  const isWhole = Number.isInteger(day.year) && Number.isInteger(day.month) && Number.isInteger(day.day);
  return isWhole && day.year >= 1970 && day.year <= 9999 && isSameDay(dayOfNumber(dayNumber(day)), day);
}

/** "yyyy-mm-dd", the key of `WorkSchedule.exceptions`. */
export function dayKey({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
