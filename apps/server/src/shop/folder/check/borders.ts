import type { Coordinates } from "@skatert/domain";

/** Every pair of sides is compared, so a border with more points is not checked. */
const maxPoints = 1_000;

/** Whether a ring crosses itself, so that a point inside may count as outside. */
export function bordersCross(ring: readonly Coordinates[]): boolean {
  if (ring.length > maxPoints) return false;
  const sides = ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }));
  return sides.some((side, index) => sides.slice(index + 1).some((other) => cross(side, other)));
}

interface Side {
  readonly from: Coordinates;
  readonly to: Coordinates;
}

/** Sides that only touch, as neighbours do, do not cross. */
function cross(a: Side, b: Side): boolean {
  const apart = (side: Side, p: Coordinates, q: Coordinates) => turn(side, p) * turn(side, q) < 0;
  return apart(a, b.from, b.to) && apart(b, a.from, a.to);
}

/** The side of a line that a point is on: positive left, negative right. */
function turn({ from, to }: Side, point: Coordinates): number {
  return (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon);
}
