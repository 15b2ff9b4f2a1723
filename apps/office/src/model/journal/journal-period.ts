import { instantOfWall, type TimeZone } from "@skatert/domain";

/**
 * The bounds of a range of days, "YYYY-MM-DD" of the branch, as instants; `to` is excluded. Invalid text sets no bound.
 * A day may have 23 or 25 hours.
 */
export function periodBounds(
  first: string,
  last: string,
  zone: TimeZone,
): { readonly from: string | null; readonly to: string | null } {
  const [from, to] = [dayNumber(first), dayNumber(last)];
  const isoOf = (day: number) => new Date(instantOfWall(day, 0, zone)).toISOString();
  return { from: from === null ? null : isoOf(from), to: to === null ? null : isoOf(to + 1) };
}

function dayNumber(day: string): number | null {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(midnight) ? null : midnight / 86_400_000;
}
