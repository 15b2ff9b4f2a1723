import type { Coordinates } from "./types.ts";

type Ring = readonly Coordinates[];

/** Every pair of sides is compared, so a border with more points is not checked. */
const maxPoints = 1_000;

export interface Side {
  readonly from: Coordinates;
  readonly to: Coordinates;
}

/** The sides of a ring. Its first and last point may be equal or not. */
export function sidesOf(ring: Ring): readonly Side[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return from.lon === to.lon && from.lat === to.lat ? [] : [{ from, to }];
  });
}

/** Whether a ring crosses itself, so that a point inside may count as outside. */
export function bordersCross(ring: Ring): boolean {
  return crossingOfRing(ring) !== null;
}

/** Where a ring crosses itself. Null if it does not. */
export function crossingOfRing(ring: Ring): Coordinates | null {
  if (ring.length > maxPoints) return null;
  const sides = sidesOf(ring);
  for (const [index, side] of sides.entries()) {
    for (const other of sides.slice(index + 1)) {
      const at = crossingOf(side, other);
      if (at !== null) return at;
    }
  }
  return null;
}

/** Where two sides cross. Sides that only touch, as neighbours do, do not cross. */
export function crossingOf(a: Side, b: Side): Coordinates | null {
  const [start, end] = [turn(b, a.from), turn(b, a.to)];
  if (start * end >= 0 || turn(a, b.from) * turn(a, b.to) >= 0) return null;
  const share = start / (start - end);
  return {
    lon: a.from.lon + (a.to.lon - a.from.lon) * share,
    lat: a.from.lat + (a.to.lat - a.from.lat) * share,
  };
}

/** The side of a line that a point is on: positive left, negative right. */
function turn({ from, to }: Side, point: Coordinates): number {
  return (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon);
}
