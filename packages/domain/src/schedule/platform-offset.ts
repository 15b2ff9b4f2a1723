import type { Instant, TimeZone } from "./types.ts";

/** The used part of `Temporal`, because TypeScript's ES2024 and Node 24 lack its types. */
interface PlatformTime {
  readonly Instant: {
    readonly fromEpochMilliseconds: (instant: Instant) => {
      readonly toZonedDateTimeISO: (zone: TimeZone) => { readonly offsetNanoseconds: number };
    };
  };
}

/**
 * Offset of the zone's wall clock in milliseconds, from the platform's `Temporal`. Null without `Temporal`.
 * It avoids `Intl.DateTimeFormat`, whose first use on a phone takes twenty times as long. Throws RangeError
 * for an unknown zone.
 */
export function platformOffset(instant: Instant, zone: TimeZone): number | null {
  const { Temporal } = globalThis as { readonly Temporal?: PlatformTime };
  if (Temporal === undefined) return null;
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000;
}
