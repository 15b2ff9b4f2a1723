import type { Instant, TimeZone } from "./types.ts";

/** As much of `Temporal` as is asked here: TypeScript's ES2024 and Node 24 do not know it yet. */
interface PlatformTime {
  readonly Instant: {
    readonly fromEpochMilliseconds: (instant: Instant) => {
      readonly toZonedDateTimeISO: (zone: TimeZone) => { readonly offsetNanoseconds: number };
    };
  };
}

/**
 * Milliseconds to add to an instant for the wall clock of the zone, as the platform's `Temporal` has it; null where
 * it has none. A phone's first `Intl.DateTimeFormat` keeps it busy twenty times as long. Throws RangeError for an unknown zone.
 */
export function platformOffset(instant: Instant, zone: TimeZone): number | null {
  const { Temporal } = globalThis as { readonly Temporal?: PlatformTime };
  if (Temporal === undefined) return null;
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000;
}
