import { readIsoDay, readLatLonText } from "@skatert/contract";
import { hoursFaults, isTimeZone } from "@skatert/domain";
import type { FieldAt } from "../entities/fault-place.ts";
import { SETTINGS } from "../entities/sections.ts";
import { type BranchForm, type ClockHours, LOCATION, WEEK, WORK_TIME } from "./hours-form.ts";

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

/** Fields of a branch in the documents that show a fault, with their names in the form. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ name: "name", city: "city", address: "address", coord: "place", phone: "phone", hours: "words" },
  ...{ week: "week", exceptions: "days", wp_timezone: "timeZone" },
};

/** Puts what keeps a branch's draft from being published to the fields of its form; that of other documents to none. */
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
