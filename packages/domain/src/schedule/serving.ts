import { type DeliveryMoment, isAvailableAt } from "./availability.ts";
import { weekdayOfNumber } from "./calendar.ts";
import { instantOfWall, localDayNumber, localTime } from "./local-time.ts";
import type { AvailabilityWindow, Instant, MinuteOfDay, ServingHours, TimeZone, Weekday } from "./types.ts";
import { offsetAt } from "./zone-offset.ts";

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const dayMinutes = 1440;
const quarterHour = 900_000;
/** A window that the clock skips in one week is served in the next. */
const furthestDays = 15;

/** Whether it is served at that time. On a day without a time, any served minute is enough. */
export function isServedAt(hours: ServingHours, moment: DeliveryMoment): boolean {
  return hours.length === 0 || hours.some((window) => isAvailableAt(window, moment));
}

/**
 * The window to name to a guest who wants another time: of that weekday the next to open, else the last; without one
 * that day, the next of the week. Null: it is always served.
 */
export function windowFor(hours: ServingHours, { weekday, minute }: DeliveryMoment): AvailabilityWindow | null {
  const ofDay = hours.filter((window) => isOn(window, weekday)).toSorted((a, b) => a.from - b.from);
  const named = ofDay.find(({ from }) => from > (minute ?? -1)) ?? ofDay.at(-1);
  if (named !== undefined) return named;
  const ahead = ({ weekdays: days, from }: AvailabilityWindow) =>
    Math.min(...days.map((day) => (day - weekday + 7) % 7)) * dayMinutes + from;
  return hours.toSorted((a, b) => ahead(a) - ahead(b))[0] ?? null;
}

function isOn({ weekdays: days }: AvailabilityWindow, weekday: Weekday): boolean {
  return days.length === 0 || days.includes(weekday);
}

/**
 * The same hours with windows that overlap or touch on a weekday joined, by weekday and time. Windows that together are
 * longer than a day stay apart, because no window can say that.
 */
export function joinedWindows(hours: ServingHours): ServingHours {
  const joined = new Map<string, { readonly from: MinuteOfDay; readonly to: MinuteOfDay; readonly days: Weekday[] }>();
  for (const weekday of weekdays) {
    for (const { from, end } of joinedSpans(hours.filter((window) => isOn(window, weekday)).map(spanOf))) {
      const to = end > dayMinutes ? end - dayMinutes : end;
      const known = joined.get(`${from}-${to}`);
      if (known === undefined) joined.set(`${from}-${to}`, { from, to, days: [weekday] });
      else known.days.push(weekday);
    }
  }
  return [...joined.values()]
    .toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0) || a.from - b.from || a.to - b.to)
    .map(({ from, to, days }) => ({ weekdays: days, from, to }));
}

/** Minutes since the start of the window's weekday; `end` is beyond 1440 past midnight. */
interface Span {
  readonly from: number;
  readonly end: number;
}

/** Equal bounds are the whole day, as `openedOn` reads them. */
function spanOf({ from, to }: AvailabilityWindow): Span {
  if (from === to) return { from: 0, end: dayMinutes };
  return { from, end: to < from ? to + dayMinutes : to };
}

function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const next of spans.toSorted((a, b) => a.from - b.from || a.end - b.end)) {
    const last = result.at(-1);
    const end = Math.max(last?.end ?? 0, next.end);
    const isOneWindow = last !== undefined && (end - last.from < dayMinutes || end === dayMinutes);
    if (last !== undefined && next.from <= last.end && isOneWindow)
      result[result.length - 1] = { from: last.from, end };
    else result.push(next);
  }
  return result;
}

/** The smallest single window that covers the hours, for clients that read one (MENU-24). Null: always. */
export function hullOf(hours: ServingHours): AvailabilityWindow | null {
  const [only, ...others] = hours;
  if (only === undefined || others.length === 0) return only ?? null;
  const spans = hours.map(spanOf);
  const from = Math.min(...spans.map((span) => span.from));
  const end = Math.max(...spans.map((span) => span.end));
  const days = weekdays.filter((weekday) => hours.some((window) => isOn(window, weekday)));
  if (end <= dayMinutes) return { weekdays: days, from, to: end };
  if (end - from < dayMinutes) return { weekdays: days, from, to: end - dayMinutes };
  // No window is longer than a day, so the days on which others end after midnight are whole ones.
  const after = hours.filter((window) => spanOf(window).end > dayMinutes);
  const isReached = (weekday: Weekday) => after.some((window) => isOn(window, weekdays[(weekday + 5) % 7] ?? 7));
  return {
    weekdays: weekdays.filter((weekday) => days.includes(weekday) || isReached(weekday)),
    from: 0,
    to: dayMinutes,
  };
}

/**
 * The first instant from `after` on at which `isServed` holds on the zone's clock. It can only begin to hold where one of
 * `windows` opens or the clock is changed. Null: not within two weeks.
 */
export function firstServed(
  after: Instant,
  zone: TimeZone,
  windows: ServingHours,
  isServed: (moment: DeliveryMoment) => boolean,
): Instant | null {
  const holds = (instant: Instant) => isServed(localTime(instant, zone));
  if (holds(after)) return after;
  const today = localDayNumber(after, zone);
  for (let number = today; number <= today + furthestDays; number += 1) {
    const opened = windows.filter((window) => isOn(window, weekdayOfNumber(number)));
    const found = opened
      .flatMap(({ from, to }) => openings(number, from === to ? 0 : from, zone))
      .concat(clockChanges(number, zone))
      .filter((instant) => instant > after)
      .toSorted((a, b) => a - b)
      .find(holds);
    if (found !== undefined) return found;
  }
  return null;
}

/** A time that the clock repeats opens twice. */
function openings(number: number, minute: MinuteOfDay, zone: TimeZone): readonly Instant[] {
  const first = instantOfWall(number, minute, zone);
  const again = first + offsetAt(first, zone) - offsetAt(first + dayMinutes * 60_000, zone);
  return again > first ? [first, again] : [first];
}

/** Instants of a day from which the clock shows another time. */
function clockChanges(number: number, zone: TimeZone): readonly Instant[] {
  const [start, end] = [instantOfWall(number, 0, zone), instantOfWall(number + 1, 0, zone)];
  if (offsetAt(start, zone) === offsetAt(end, zone)) return [];
  const changes: Instant[] = [];
  for (let at = start + quarterHour; at <= end; at += quarterHour)
    if (offsetAt(at, zone) !== offsetAt(at - quarterHour, zone)) changes.push(at);
  return changes;
}
