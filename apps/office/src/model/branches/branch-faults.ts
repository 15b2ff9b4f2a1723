import { readIsoDay, readLatLonText } from "@skatert/contract";
import { hoursFaults, isTimeZone } from "@skatert/domain";
import type { FieldAt } from "../entities/fault-place.ts";
import { SETTINGS } from "../entities/sections.ts";
import { type BranchForm, type ClockHours, LOCATION, WEEK, WORK_TIME } from "./branch-form.ts";
import { type HallFault, hallFaults } from "./halls.ts";

type HoursKind = "required" | "no-length" | "overlap" | "day" | "twice" | "zone";
/** `address`, `point` and `closed` are required only for a new branch. */
export type HoursFaultKind = HoursKind | HallFault["kind"] | "name" | "place" | "address" | "point" | "closed";

/** A fault that prevents saving a branch. `field`: "name", "week.1", "days.0". */
export interface HoursFault {
  readonly field: string;
  readonly kind: HoursFaultKind;
}

export function branchFaults(form: BranchForm): readonly HoursFault[] {
  const { name, place, timeZone, week, days, isRoundTheClock, halls } = form;
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
    ...hallFaults(halls),
  ];
}

/** Checks the whole week, because night hours can overlap with the next morning's. */
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

/** Document fields of a branch that show a fault, with their names in the form. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  city: "city",
  address: "address",
  coord: "place",
  phone: "phone",
  hours: "words",
  week: "week",
  exceptions: "days",
  wp_timezone: "timeZone",
};

/**
 * Assigns faults that block publishing of a branch to its form fields. Faults of other documents belong to no field.
 */
export function branchFieldAt({ days }: Pick<BranchForm, "days">): FieldAt {
  return ({ document, steps }) => {
    if (![SETTINGS, LOCATION, WORK_TIME].includes(document)) return null;
    const at = steps.findIndex((step) => FIELDS[step] !== undefined);
    const [field, below] = [FIELDS[steps[at] ?? ""], steps[at + 1]];
    if (field === "week") return below === undefined ? null : `week.${below}`;
    if (field !== "days") return field ?? null;
    const index = days.findIndex(({ day }) => day === below);
    return index < 0 ? null : `days.${index}`;
  };
}
