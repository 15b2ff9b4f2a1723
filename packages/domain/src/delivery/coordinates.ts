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

/** Whether a point lies in the box, its border included. */
export function boundsHold({ west, east, south, north }: Bounds, { lon, lat }: Coordinates): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}

/** The box around all zones widened by `margin` degrees; null without zones. */
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
 * What is wrong with a point of a shop's data (ENT-3): no place on Earth, or longitude and latitude in each
 * other's place, which shows when the exchanged point lies where the shop is and this one does not.
 */
export function coordinateFault(point: Coordinates, shop: Bounds | null): CoordinateFault | null {
  const exchanged = { lon: point.lat, lat: point.lon };
  const isSwapped = shop !== null && !boundsHold(shop, point) && boundsHold(shop, exchanged);
  if (isSwapped) return "swapped";
  return isOnEarth(point) ? null : "out-of-range";
}
