import type { Coordinates } from "./types.ts";

type Line = readonly Coordinates[];

const metersPerDegree = 111_320;

/** Metres between two points of one town. Flat geometry is exact enough at that size. */
export function distanceMeters(a: Coordinates, b: Coordinates): number {
  const narrowing = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return metersPerDegree * Math.hypot((a.lon - b.lon) * narrowing, a.lat - b.lat);
}

/** The point at a share (0 to 1) of a line's length. Null for a line without points. */
export function pointAlong(line: Line, share: number): Coordinates | null {
  const lengths = segmentsOf(line).map(([from, to]) => distanceMeters(from, to));
  let left = Math.min(1, Math.max(0, share)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, [from, to]] of segmentsOf(line).entries()) {
    const length = lengths[index] ?? 0;
    if (left <= length && length > 0) return between(from, to, left / length);
    left -= length;
  }
  return line.at(-1) ?? null;
}

export interface NearestOnLine {
  readonly meters: number;
  /** Position along the line, 0 to 1 of its length. */
  readonly share: number;
}

/** The point of a line nearest to a given point. Null for a line without points. */
export function nearestOnLine(point: Coordinates, line: Line): NearestOnLine | null {
  const segments = segmentsOf(line);
  const lengths = segments.map(([from, to]) => distanceMeters(from, to));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let best: NearestOnLine | null = null;
  let before = 0;
  for (const [index, [from, to]] of segments.entries()) {
    const share = shareOfSegment(point, from, to);
    const meters = distanceMeters(point, between(from, to, share));
    const length = lengths[index] ?? 0;
    if (best === null || meters < best.meters)
      best = { meters, share: total === 0 ? 0 : (before + share * length) / total };
    before += length;
  }
  return best;
}

function segmentsOf(line: Line): readonly (readonly [Coordinates, Coordinates])[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    return from === undefined ? [] : [[from, to] as const];
  });
}

function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return { lon: from.lon + (to.lon - from.lon) * share, lat: from.lat + (to.lat - from.lat) * share };
}

function shareOfSegment(point: Coordinates, from: Coordinates, to: Coordinates): number {
  const narrowing = Math.cos((from.lat * Math.PI) / 180) ** 2;
  const width = to.lon - from.lon;
  const height = to.lat - from.lat;
  const length = width * width * narrowing + height * height;
  if (length === 0) return 0;
  const along = ((point.lon - from.lon) * width * narrowing + (point.lat - from.lat) * height) / length;
  return Math.min(1, Math.max(0, along));
}
