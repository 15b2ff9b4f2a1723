import { type Bounds, boundsOfZones } from "../coordinates.ts";
import { sidesOf } from "../rings.ts";
import type { DeliveryZone } from "../types.ts";
import type { Plane, Segment } from "./plane.ts";
import { indexSegments, type SegmentIndex } from "./segment-index.ts";

/**
 * Metres within which two borders count as one. Points are stored with five decimals, so a point that was snapped to a
 * side may be up to a metre off.
 */
export const BORDER_TOLERANCE = 1.5;

/** A zone with its borders in metres. */
export interface BorderedZone {
  readonly zone: DeliveryZone;
  readonly bounds: Bounds;
  readonly segments: readonly Segment[];
  readonly index: SegmentIndex;
}

/** Null: the zone has no points. */
export function borderedZone(zone: DeliveryZone, plane: Plane): BorderedZone | null {
  const bounds = boundsOfZones([zone]);
  if (bounds === null) return null;
  const sides = zone.polygons.flatMap((polygon) => polygon.flatMap(sidesOf));
  const segments = sides.map(({ from, to }) => ({ from: plane.spotOf(from), to: plane.spotOf(to) }));
  return { zone, bounds, segments, index: indexSegments(segments) };
}

/** Whether two boxes are nearer than `margin` degrees. */
export function areNear(a: Bounds, b: Bounds, margin: number): boolean {
  const overlaps = (from: number, to: number, otherFrom: number, otherTo: number) =>
    from - margin <= otherTo && otherFrom <= to + margin;
  return overlaps(a.west, a.east, b.west, b.east) && overlaps(a.south, a.north, b.south, b.north);
}
