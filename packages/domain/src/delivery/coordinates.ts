import type { Coordinates, DeliveryZone } from "./types.ts";

/** Degrees on each side. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export type CoordinateFault = "out-of-range" | "swapped";

function isOnEarth({ lon, lat }: Coordinates): boolean {
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
}

/** Whether a point is in the box, border included. */
export function boundsContain({ west, east, south, north }: Bounds, { lon, lat }: Coordinates): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** The box around all zones, extended by `margin` degrees. Null without zones. */
export function boundsOfZones(zones: readonly DeliveryZone[], margin = 0): Bounds | null {
  const points = zones.flatMap((zone) => zone.polygons).flat(2);
  if (points.length === 0) return null;
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return {
    west: lons.reduce((a, b) => Math.min(a, b)) - margin,
    east: lons.reduce((a, b) => Math.max(a, b)) + margin,
    south: lats.reduce((a, b) => Math.min(a, b)) - margin,
    north: lats.reduce((a, b) => Math.max(a, b)) + margin,
  };
}

/**
 * The fault of a point in a shop's data (ENT-3): outside the ranges of coordinates, or swapped. A point
 * counts as swapped if only the exchanged point is near the shop.
 */
export function coordinateFault(point: Coordinates, shop: Bounds | null): CoordinateFault | null {
  const exchanged = { lon: point.lat, lat: point.lon };
  const isSwapped = shop !== null && !boundsContain(shop, point) && boundsContain(shop, exchanged);
  if (isSwapped) return "swapped";
  return isOnEarth(point) ? null : "out-of-range";
}
