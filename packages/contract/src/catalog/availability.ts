import { type AvailabilityWindow, hullOf, joinedWindows, type ServingHours } from "@skatert/domain";
import { isRecord, readList } from "../fields/read.ts";
import { clockText, readMinute, readWeekdays, WEEKDAYS } from "../fields/read-time.ts";

/** Windows of a section or dish at most. */
export const MAX_WINDOWS = 20;

/**
 * `category_availability` or `product_availability`: its `windows`, overlapping ones joined, or without them its single
 * `{weekdays, from, to}`. Empty: always (MENU-24).
 */
export function readAvailability(value: unknown): ServingHours {
  if (!isRecord(value)) return [];
  const windows = readList(value["windows"]).filter(isRecord);
  if (windows.length > 0) return joinedWindows(windows.map((window) => windowOf(window) ?? wholeWeek));
  const single = windowOf(value);
  return single === null ? [] : [single];
}

const wholeWeek: AvailabilityWindow = { weekdays: WEEKDAYS, from: 0, to: 1440 };

/**
 * No weekdays mean every day, a missing bound is the day's, equal bounds mean the whole day. Null: it states nothing.
 */
function windowOf(wire: Readonly<Record<string, unknown>>): AvailabilityWindow | null {
  const weekdays = readWeekdays(wire["weekdays"]);
  const from = readMinute(wire["from"]);
  const to = readMinute(wire["to"]);
  if (weekdays.length === 0 && from === null && to === null) return null;
  const wholeDay = from !== null && from === to;
  return {
    weekdays: weekdays.length === 0 ? WEEKDAYS : weekdays,
    from: wholeDay ? 0 : (from ?? 0),
    to: wholeDay ? 1440 : (to ?? 1440),
  };
}

export interface WireWindow {
  readonly weekdays: number[];
  readonly from: string;
  readonly to: string;
}

function windowToWire({ weekdays, from, to }: AvailabilityWindow): WireWindow {
  return { weekdays: [...weekdays], from: clockText(from), to: clockText(to) };
}

/**
 * Hours for a document: one window as it is, several with their hull, which is what a client reads that knows one window
 * (MENU-24). Null: always.
 */
export function availabilityToWire(hours: ServingHours): (WireWindow & { readonly windows?: WireWindow[] }) | null {
  const joined = joinedWindows(hours);
  // Joining may part the weekdays of a window.
  const windows = joined.length > MAX_WINDOWS ? hours : joined;
  const hull = hullOf(windows);
  if (hull === null) return null;
  return windows.length === 1
    ? windowToWire(hull)
    : { ...windowToWire(hull), windows: windows.map((window) => windowToWire(window)) };
}

/** The hull that belongs to the `windows` of an availability in a document; null: it states none. */
export function hullToWire(value: unknown): WireWindow | null {
  if (!isRecord(value) || readList(value["windows"]).length === 0) return null;
  const hull = hullOf(readAvailability(value));
  return hull === null ? null : windowToWire(hull);
}
