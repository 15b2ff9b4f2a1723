import { dayNumber } from "./calendar.ts";
import { platformOffset } from "./platform-offset.ts";
import type { Instant, TimeZone } from "./types.ts";

const quarterHour = 900_000;
/** About forty days of quarter hours in one zone. Above that the cache is cleared. */
const maxCached = 4096;
const offsets = new Map<TimeZone, Map<number, number>>();
const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function cached<Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  return cached(
    formats,
    zone,
    () =>
      new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
        timeZone: zone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
      }),
  );
}

function askedOffset(instant: Instant, format: Intl.DateTimeFormat): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    format.format(instant).match(/\d+/g) ?? []
  ).map(Number);
  const wall = dayNumber({ year, month, day }) * 86_400_000 + hour * 3_600_000 + minute * 60_000 + second * 1000;
  return wall - Math.floor(instant / 1000) * 1000;
}

/**
 * Offset of the zone's wall clock in milliseconds. Cached by quarter hours, because since 1973 every zone
 * changes its clock at a quarter hour. Throws RangeError for an unknown zone.
 */
export function offsetAt(instant: Instant, zone: TimeZone): number {
  const zoneOffsets = cached(offsets, zone, () => new Map<number, number>());
  const quarter = Math.floor(instant / quarterHour);
  const known = zoneOffsets.get(quarter);
  if (known !== undefined) return known;
  const start = quarter * quarterHour;
  const offset = platformOffset(start, zone) ?? askedOffset(start, formatOf(zone));
  if (zoneOffsets.size >= maxCached) zoneOffsets.clear();
  zoneOffsets.set(quarter, offset);
  return offset;
}
