import { dayNumber } from "./calendar.ts";
import type { Instant, TimeZone } from "./types.ts";

interface ZoneMemory {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}

const quarterHour = 900_000;
/** About forty days of quarter hours in one zone; beyond that the memory starts anew. */
const mostRemembered = 4096;
const zones = new Map<TimeZone, ZoneMemory>();

function memoryOf(zone: TimeZone): ZoneMemory {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const memory = { format, offsets: new Map<number, number>() };
  zones.set(zone, memory);
  return memory;
}

function askedOffset(instant: Instant, format: Intl.DateTimeFormat): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    format.format(instant).match(/\d+/g) ?? []
  ).map(Number);
  const wall = dayNumber({ year, month, day }) * 86_400_000 + hour * 3_600_000 + minute * 60_000 + second * 1000;
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * Milliseconds to add to an instant for the wall clock of the zone. Remembered by quarter hours, at which
 * every zone has changed its clock since 1973. Throws RangeError for an unknown zone.
 */
export function offsetAt(instant: Instant, zone: TimeZone): number {
  const memory = memoryOf(zone);
  const quarter = Math.floor(instant / quarterHour);
  const known = memory.offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = askedOffset(quarter * quarterHour, memory.format);
  if (memory.offsets.size >= mostRemembered) memory.offsets.clear();
  memory.offsets.set(quarter, offset);
  return offset;
}
