import { clockText, readIsoDay, readMinute, type WireEntity } from "@skatert/contract";
import { isTimeZone, type OpeningHours, type Weekday, type WorkSchedule, weekdayOf } from "@skatert/domain";
import { fieldsIn, textOf } from "../entities/read-fields.ts";
import { type HallForm, hallForms } from "./halls.ts";
import { type PickupForm, pickupForm } from "./pickup-places.ts";

export const LOCATION = "settings#locations";
export const WORK_TIME = "settings#delivery_work_time";

export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** From opening to closing as "HH:MM". A closing time not after the opening is on the next day. */
export interface ClockHours {
  from: string;
  to: string;
}

/** A date with its own hours; without intervals it is closed. */
export interface SpecialDay {
  /** "2027-01-01". */
  day: string;
  hours: ClockHours[];
  reason: string;
}

/** The form of a branch. */
export interface BranchForm extends PickupForm {
  name: string;
  city: string;
  address: string;
  place: string;
  phone: string;
  /** Hours as a text for guests. */
  words: string;
  isRoundTheClock: boolean;
  /** By weekday; "1" is Monday. */
  week: Record<string, ClockHours[]>;
  days: SpecialDay[];
  cookingMinutes: number;
  /** IANA name; "": the shop's. */
  timeZone: string;
  halls: HallForm[];
}

const usualCooking = 30;

export function branchForm({ facets }: Pick<WireEntity, "facets">): BranchForm {
  const location = fieldsIn(facets[LOCATION]);
  const times = fieldsIn(facets[WORK_TIME]);
  const reasons = fieldsIn(times["exception_reasons"]);
  const week = fieldsIn(times["week"]);
  const days = Object.entries(fieldsIn(times["exceptions"]))
    .filter(([day]) => readIsoDay(day) !== null)
    .toSorted(([a], [b]) => a.localeCompare(b));
  const cooking = Number(times["cooking_time_in_minutes"] ?? usualCooking);
  return {
    name: textOf(location["name"]),
    city: textOf(location["city"]),
    address: textOf(location["address"]),
    place: textOf(location["coord"]),
    phone: textOf(location["phone"]),
    words: textOf(location["hours"]),
    // A branch without hours is always open.
    isRoundTheClock: facets[WORK_TIME] === undefined || isYes(times["around_clock"]),
    week: Object.fromEntries(WEEK.map((day) => [String(day), clocksIn(week[day])])),
    days: days.map(([day, hours]) => ({ day, hours: clocksIn(hours), reason: textOf(reasons[day]) })),
    cookingMinutes: Number.isFinite(cooking) ? Math.max(0, Math.round(cooking)) : usualCooking,
    timeZone: textOf(times["wp_timezone"]),
    ...pickupForm(facets, textOf(location["name"])),
    halls: hallForms(facets),
  };
}

/** The form parsed like the shop's settings, for the preview. */
export function scheduleOfForm(
  { isRoundTheClock, week, days, cookingMinutes, timeZone }: BranchForm,
  shopZone: string,
): WorkSchedule {
  return {
    timeZone: timeZone !== "" && isTimeZone(timeZone) ? timeZone : shopZone,
    aroundTheClock: isRoundTheClock,
    week: Object.fromEntries(WEEK.map((day) => [day, (week[day] ?? []).flatMap(openingHours)])),
    exceptions: Object.fromEntries(days.map(({ day, hours }) => [day, hours.flatMap(openingHours)])),
    cookingMinutes,
  };
}

function openingHours({ from, to }: ClockHours): readonly OpeningHours[] {
  const [opens, closes] = [readMinute(from), readMinute(to)];
  return opens === null || closes === null ? [] : [{ from: opens, to: closes }];
}

/** `delivery_work_time` of a branch. */
export function workTime({ isRoundTheClock, week, days, cookingMinutes, timeZone }: BranchForm) {
  const reasons = days.filter(({ reason }) => reason.trim() !== "");
  return {
    around_clock: isRoundTheClock,
    week: Object.fromEntries(Object.entries(week).filter(([, hours]) => hours.length > 0)),
    cooking_time_in_minutes: cookingMinutes,
    exceptions: Object.fromEntries(days.map(({ day, hours }) => [day, hours])),
    exception_reasons: Object.fromEntries(reasons.map(({ day, reason }) => [day, reason.trim()])),
    wp_timezone: timeZone,
  };
}

/** One interval, a list of intervals, or nothing for closed. */
function clocksIn(day: unknown): ClockHours[] {
  return (Array.isArray(day) ? day : [day]).map(fieldsIn).flatMap((interval) => {
    const [from, to] = [readMinute(interval["from"]), readMinute(interval["to"])];
    return from === null || to === null ? [] : [{ from: clockText(from), to: clockText(to) }];
  });
}

/** Values that the shop reads as true: true, 1, "yes". */
function isYes(value: unknown): boolean {
  return value === true || ["1", "yes", "on", "true"].includes(String(value).trim().toLowerCase());
}

/** The weekday of "2027-01-01"; 1 is Monday. */
export function weekdayOfDate(day: string): Weekday {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return weekdayOf({ year, month, day: date });
}
