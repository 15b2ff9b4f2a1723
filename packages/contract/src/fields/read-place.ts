import type { Coordinates } from "@skatert/domain";
import { readNumber, readText } from "./read.ts";

/** "lat,lon" text of a pickup point (ENT-3); null for an impossible place. */
export function readLatLonText(value: unknown): Coordinates | null {
  const parts = readText(value)
    .split(/[,;\s]+/)
    .map(readNumber);
  return parts.length === 2 ? placeOf(parts[1], parts[0]) : null;
}

/** `[lon, lat]`, longitude first; further numbers are ignored. */
export function readLonLat(value: unknown): Coordinates | null {
  return Array.isArray(value) ? placeOf(readNumber(value[0]), readNumber(value[1])) : null;
}

export function lonLatOf({ lon, lat }: Coordinates): [number, number] {
  return [lon, lat];
}

function placeOf(lon: number | null | undefined, lat: number | null | undefined): Coordinates | null {
  if (lon === null || lat === null || lon === undefined || lat === undefined) return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lon, lat } : null;
}
