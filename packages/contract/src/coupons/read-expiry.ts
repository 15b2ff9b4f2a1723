import { type Instant, instantAt, type TimeZone } from "@skatert/domain";
import { readNumber, readText } from "../fields/read.ts";
import { readDay, readIsoDay, readMinute } from "../fields/read-time.ts";

const DAY_MINUTES = 24 * 60;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

/**
 * The first instant at which a coupon has expired (readings "Coupons"). A day without a time counts to its end, a time
 * without an offset is in the shop's zone, a number is seconds since the epoch. `null`: never; "unreadable": not a
 * date.
 */
export function readExpiry(value: unknown, zone: TimeZone): Instant | null | "unreadable" {
  return readDate(value, zone, DAY_MINUTES);
}

/** As readExpiry, the first instant at which a coupon applies: a day without a time starts at 00:00. */
export function readStart(value: unknown, zone: TimeZone): Instant | null | "unreadable" {
  return readDate(value, zone, 0);
}

function readDate(value: unknown, zone: TimeZone, minuteOfDay: number): Instant | null | "unreadable" {
  const seconds = readNumber(value);
  if (seconds !== null) return seconds > 0 ? seconds * 1000 : null;
  const text = readText(value);
  if (text === "") return null;
  const day = readIsoDay(text) ?? readDay(text);
  if (day !== null) return instantAt(day, minuteOfDay, zone);
  return readLocalTime(text, zone) ?? readAbsolute(text);
}

/** As readExpiry, when something happened: a day without a time starts at 00:00. `null`: not a date. */
export function readInstant(value: unknown, zone: TimeZone): Instant | null {
  const text = readText(value);
  const day = readIsoDay(text) ?? readDay(text);
  if (day !== null) return instantAt(day, 0, zone);
  const read = readLocalTime(text, zone) ?? readAbsolute(text);
  return read === "unreadable" ? null : read;
}

function readLocalTime(text: string, zone: TimeZone): Instant | null {
  const parts = LOCAL_TIME.exec(text);
  const day = readIsoDay(parts?.[1]) ?? readDay(parts?.[1]);
  const minute = readMinute(parts?.[2]);
  if (day === null || minute === null) return null;
  return instantAt(day, minute, zone) + Number(parts?.[3] ?? 0) * 1000;
}

function readAbsolute(text: string): Instant | "unreadable" {
  const isAbsolute = /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const instant = isAbsolute ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? "unreadable" : instant;
}
