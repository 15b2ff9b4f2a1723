import { readIsoDay, readLatLonText } from "@skatert/contract";
import { hoursFaults, isTimeZone } from "@skatert/domain";
import { type BranchForm, type ClockHours, WEEK } from "./hours-form.ts";

type HoursKind = "required" | "no-length" | "overlap" | "day" | "twice" | "zone";
/** `address`, `point` and `closed`: only a new branch must have an address, a place on the map and hours. */
export type HoursFaultKind = HoursKind | "name" | "place" | "address" | "point" | "closed";

/** What keeps a branch from being saved. `field`: "name", "week.1", "days.0". */
export interface HoursFault {
  readonly field: string;
  readonly kind: HoursFaultKind;
}

export function branchFaults(form: BranchForm): readonly HoursFault[] {
  const { name, place, timeZone, week, days, isRoundTheClock } = form;
  return [
    ...(name.trim() === "" ? [{ field: "name", kind: "name" as const }] : []),
    ...(place.trim() !== "" && readLatLonText(place) === null ? [{ field: "place", kind: "place" as const }] : []),
    ...(timeZone !== "" && !isTimeZone(timeZone) ? [{ field: "timeZone", kind: "zone" as const }] : []),
    ...(isRoundTheClock ? [] : weekFaults(week)),
    ...days.flatMap(({ day, hours }, index): readonly HoursFault[] => {
      const field = `days.${index}`;
      if (readIsoDay(day) === null) return [{ field, kind: "day" }];
      if (days.findIndex((other) => other.day === day) < index) return [{ field, kind: "twice" }];
      return intervalFaults(hours.map((each) => ({ ...each, days: [1] }))).map(({ kind }) => ({ field, kind }));
    }),
  ];
}

/** Night hours meet those of the next morning, so the week is looked at as a whole. */
function weekFaults(week: BranchForm["week"]): readonly HoursFault[] {
  const intervals = WEEK.flatMap((day) => (week[day] ?? []).map((each) => ({ ...each, days: [day] })));
  return intervalFaults(intervals).map(({ row, kind }) => ({ field: `week.${intervals[row]?.days[0] ?? 1}`, kind }));
}

function intervalFaults(intervals: readonly (ClockHours & { readonly days: readonly number[] })[]) {
  if (intervals.length === 0) return [];
  return hoursFaults(intervals.map(({ from, to, days }) => ({ from, to, days: [...days] }))).map(({ row, reason }) => ({
    row: row ?? 0,
    kind: reason === "overlap" || reason === "no-length" ? reason : ("required" as const),
  }));
}
