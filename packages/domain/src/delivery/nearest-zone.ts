import { nearestOnLine } from "./street-geometry.ts";
import type { Coordinates, DeliveryZone } from "./types.ts";
import { zoneHolds } from "./zones.ts";

/** Metres from a point to a zone: 0 inside it. Infinity for a zone without points. */
export function metersToZone(point: Coordinates, zone: DeliveryZone): number {
  if (zoneHolds(zone, point)) return 0;
  const borders = zone.polygons.flatMap((polygon) => polygon.map((ring) => [...ring, ...ring.slice(0, 1)]));
  const distances = borders.flatMap((border) => nearestOnLine(point, border)?.meters ?? []);
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
