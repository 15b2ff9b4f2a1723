import { dayNumber, dayOfNumber, weekdayOfNumber } from "./calendar.ts";
import type { CalendarDay } from "./types.ts";

/** Public holidays without bank settlement in Russia, "mm-dd" (Labour Code, article 112). */
const holidays: ReadonlySet<string> = new Set([
  ...["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"],
  ...["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"],
]);

/** Monday to Friday without public holidays. Days that the government moves each year are not included. */
export function isWorkingDay(day: CalendarDay): boolean {
  const key = `${String(day.month).padStart(2, "0")}-${String(day.day).padStart(2, "0")}`;
  return weekdayOfNumber(dayNumber(day)) <= 5 && !holidays.has(key);
}

/** The working day that is `count` working days after `day`, not counting `day`. */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  let number = dayNumber(day);
  for (let left = count; left > 0; ) {
    number += 1;
    if (isWorkingDay(dayOfNumber(number))) left -= 1;
  }
  return dayOfNumber(number);
}
