import type { CalendarDay, MinuteOfDay, Weekday } from "@skatert/domain";
import { readList, readNumber, readText } from "./read.ts";

const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;
const RUSSIAN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** "HH:MM" to minutes after midnight, 0 to 1440 ("24:00"); null for anything else. */
export function readMinute(value: unknown): MinuteOfDay | null {
  const parts = CLOCK.exec(readText(value));
  if (parts === null) return null;
  const minute = Number(parts[1]) * 60 + Number(parts[2]);
  return Number(parts[2]) < 60 && minute <= 1440 ? minute : null;
}

/** An hour 0–24 as a number, "12" or "12:00" to minutes after midnight; null without one. */
export function readHour(value: unknown): MinuteOfDay | null {
  const clock = readMinute(value);
  if (clock !== null) return clock;
  const hour = readNumber(value);
  return hour !== null && hour >= 0 && hour <= 24 ? Math.round(hour * 60) : null;
}

/** Minutes after midnight to "HH:MM"; the day's end is "24:00". */
export function clockText(minute: MinuteOfDay): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** "dd.mm.yyyy" to an existing day; null for anything else. */
export function readDay(value: unknown): CalendarDay | null {
  const parts = RUSSIAN_DAY.exec(readText(value));
  return parts === null ? null : existingDay(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}

/** "yyyy-mm-dd" to an existing day; null for anything else. */
export function readIsoDay(value: unknown): CalendarDay | null {
  const parts = ISO_DAY.exec(readText(value));
  return parts === null ? null : existingDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** A day in the wire's form, "dd.mm.yyyy". */
export function dayText(day: CalendarDay): string {
  return `${twoDigits(day.day)}.${twoDigits(day.month)}.${String(day.year).padStart(4, "0")}`;
}

function existingDay(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

/** Monday is 1, Sunday is 7; each once, ascending. */
export function readWeekdays(value: unknown): readonly Weekday[] {
  const days = new Set(
    readList(value)
      .map(readWeekday)
      .filter((day) => day !== null),
  );
  return [...days].sort((a, b) => a - b);
}

/** Monday first. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export function readWeekday(value: unknown): Weekday | null {
  return WEEKDAYS[(readNumber(value) ?? 0) - 1] ?? null;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, "0");
}
