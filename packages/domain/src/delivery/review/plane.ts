import type { Coordinates } from "../types.ts";

/** Metres from the middle of a town. Flat geometry is exact enough at that size. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Spot;
  readonly to: Spot;
}

const metersPerDegree = 111_320;

/** Degrees to metres and back, near one point. */
export interface Plane {
  spotOf(point: Coordinates): Spot;
  pointOf(spot: Spot): Coordinates;
}

export function planeAround(middle: Coordinates): Plane {
  const narrowing = Math.max(0.01, Math.cos((middle.lat * Math.PI) / 180));
  return {
    spotOf: ({ lon, lat }) => ({
      x: (lon - middle.lon) * metersPerDegree * narrowing,
      y: (lat - middle.lat) * metersPerDegree,
    }),
    pointOf: ({ x, y }) => ({
      lon: middle.lon + x / (metersPerDegree * narrowing),
      lat: middle.lat + y / metersPerDegree,
    }),
  };
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function along({ from, to }: Segment, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Position of the segment's point nearest to a spot, 0 to 1 of its length. */
export function shareOf(spot: Spot, { from, to }: Segment): number {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const length = width * width + height * height;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((spot.x - from.x) * width + (spot.y - from.y) * height) / length));
}

/** Position on `a` where it meets the line of `b` within `b`, 0 to 1. Null if it does not. */
export function meeting(a: Segment, b: Segment): number | null {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const turn = ax * by - ay * bx;
  if (turn === 0) return null;
  const [dx, dy] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const onA = (dx * by - dy * bx) / turn;
  const onB = (dx * ay - dy * ax) / turn;
  return onA >= 0 && onA <= 1 && onB >= 0 && onB <= 1 ? onA : null;
}
