import { along, distance, type Segment, type Spot } from "./plane.ts";

/** Every point of a segment is within half of this from a sample. */
const sampleMeters = 25;
/** With the cells around it, a cell contains the samples of every segment within `NEAR_METERS` of its spots. */
const cellMeters = 75;
/** A longer segment would fill too many cells, so it is near everything. */
const longMeters = 20_000;

/** Metres within which an index finds segments. */
export const NEAR_METERS = 50;

/** Segments by place, because a border from a map file may have thousands of points. */
export interface SegmentIndex {
  /** A superset of the segments within `NEAR_METERS` of a spot. */
  nearSpot(spot: Spot): ReadonlySet<Segment>;
  /** A superset of the segments that meet a segment. */
  nearSegment(segment: Segment): ReadonlySet<Segment>;
}

export function indexSegments(segments: readonly Segment[]): SegmentIndex {
  const isLong = ({ from, to }: Segment) => distance(from, to) > longMeters;
  const all = new Set(segments);
  const long = segments.filter(isLong);
  const cells = new Map<string, Set<Segment>>();
  for (const segment of segments.filter((each) => !isLong(each)))
    for (const spot of samplesOf(segment)) {
      const key = keyOf(cellOf(spot.x), cellOf(spot.y));
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, new Set([segment]));
      else cell.add(segment);
    }

  function collect(spots: readonly Spot[]): ReadonlySet<Segment> {
    const found = new Set(long);
    for (const { x, y } of spots)
      for (const east of [-1, 0, 1])
        for (const north of [-1, 0, 1])
          for (const segment of cells.get(keyOf(cellOf(x) + east, cellOf(y) + north)) ?? []) found.add(segment);
    return found;
  }
  return {
    nearSpot: (spot) => collect([spot]),
    nearSegment: (segment) => (isLong(segment) ? all : collect(samplesOf(segment))),
  };
}

function samplesOf(segment: Segment): readonly Spot[] {
  const count = Math.max(1, Math.ceil(distance(segment.from, segment.to) / sampleMeters));
  return Array.from({ length: count + 1 }, (_, index) => along(segment, index / count));
}

function cellOf(meters: number): number {
  return Math.floor(meters / cellMeters);
}

function keyOf(x: number, y: number): string {
  return `${x} ${y}`;
}
