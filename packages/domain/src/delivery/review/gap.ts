import type { Coordinates } from "../types.ts";
import { along, distance, type Plane, type Segment, type Spot, shareOf } from "./plane.ts";
import { NEAR_METERS } from "./segment-index.ts";
import { areNear, BORDER_TOLERANCE, type BorderedZone } from "./zone-borders.ts";

/** Metres. A wider strip between two zones is intended: a river, a railway. */
const SLIVER_METERS = NEAR_METERS;

export interface Gap {
  readonly at: Coordinates;
  readonly meters: number;
}

/**
 * The widest place of a strip between two zones that is narrower than `SLIVER_METERS` and in no zone. Null without one.
 * Between straight sides the distance has its extremes at corners, so only corners are measured.
 */
export function gapBetween(
  a: BorderedZone,
  b: BorderedZone,
  plane: Plane,
  isCovered: (point: Coordinates) => boolean,
): Gap | null {
  // A degree of longitude is shorter; three times the width is enough for a quick check.
  if (!areNear(a.bounds, b.bounds, (3 * SLIVER_METERS) / 111_320)) return null;
  let widest: Gap | null = null;
  for (const { spot, meters } of [...narrows(a, b), ...narrows(b, a)]) {
    const at = plane.pointOf(spot);
    if ((widest === null || meters > widest.meters) && !isCovered(at)) widest = { at, meters };
  }
  return widest;
}

/** The midpoints between the corners of one border and the other border, where both are near. */
function narrows(
  { segments }: Pick<BorderedZone, "segments">,
  { index }: Pick<BorderedZone, "index">,
): readonly { readonly spot: Spot; readonly meters: number }[] {
  return segments.flatMap(({ from }) => {
    const nearest = nearestSpot(from, index.nearSpot(from));
    if (nearest === null) return [];
    const meters = distance(from, nearest);
    if (meters <= BORDER_TOLERANCE || meters > SLIVER_METERS) return [];
    return [{ spot: along({ from, to: nearest }, 0.5), meters }];
  });
}

function nearestSpot(spot: Spot, segments: Iterable<Segment>): Spot | null {
  let best: Spot | null = null;
  for (const segment of segments) {
    const near = along(segment, shareOf(spot, segment));
    if (best === null || distance(spot, near) < distance(spot, best)) best = near;
  }
  return best;
}
