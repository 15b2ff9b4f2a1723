import { boundsContain } from "../coordinates.ts";
import type { Coordinates } from "../types.ts";
import { zoneHolds } from "../zones.ts";
import { along, distance, meeting, type Plane, type Segment, type Spot, shareOf } from "./plane.ts";
import { areNear, BORDER_TOLERANCE, type BorderedZone } from "./zone-borders.ts";

/**
 * A point inside both zones, farther than the tolerance from the border where it was found. Null if they share at most
 * a border. Where two areas overlap, the border of one of them has the overlap on one side. Therefore the borders are
 * cut where they meet, and both sides of the middle of each piece are checked.
 */
export function overlapOf(a: BorderedZone, b: BorderedZone, plane: Plane): Coordinates | null {
  if (!areNear(a.bounds, b.bounds, 0)) return null;
  const both = [a, b];
  const holdBoth = (point: Coordinates) =>
    both.every(({ bounds }) => boundsContain(bounds, point)) && both.every(({ zone }) => zoneHolds(zone, point));
  const found = [...witnesses(a, b), ...witnesses(b, a)]
    .toSorted((one, other) => other.length - one.length)
    .find(({ spot }) => holdBoth(plane.pointOf(spot)));
  return found === undefined ? null : plane.pointOf(found.spot);
}

interface Witness {
  readonly spot: Spot;
  /** Length of the piece of the border; an overlap at a longer piece is easier to see. */
  readonly length: number;
}

function witnesses(
  { segments }: Pick<BorderedZone, "segments">,
  { index }: Pick<BorderedZone, "index">,
): readonly Witness[] {
  return segments.flatMap((segment) => {
    const length = distance(segment.from, segment.to);
    const cuts = [0, ...cutsOf(segment, [...index.nearSegment(segment)]), 1].toSorted((a, b) => a - b);
    return cuts.flatMap((to, index) => {
      const from = cuts[index - 1] ?? 0;
      const piece = (to - from) * length;
      return piece === 0 ? [] : besideMiddle(segment, (from + to) / 2, length, piece);
    });
  });
}

function besideMiddle({ from, to }: Segment, share: number, length: number, piece: number): readonly Witness[] {
  const middle = along({ from, to }, share);
  const [x, y] = [((to.y - from.y) / length) * BORDER_TOLERANCE, ((to.x - from.x) / length) * BORDER_TOLERANCE];
  return [
    { spot: { x: middle.x + x, y: middle.y - y }, length: piece },
    { spot: { x: middle.x - x, y: middle.y + y }, length: piece },
  ];
}

/** Where other segments meet a segment, and where their corners touch it. */
function cutsOf(segment: Segment, others: readonly Segment[]): readonly number[] {
  return others.flatMap((other) => {
    if (!boxesMeet(segment, other)) return [];
    const corner = shareOf(other.from, segment);
    const isOn = distance(along(segment, corner), other.from) <= BORDER_TOLERANCE;
    return [...(meetingOf(segment, other) ?? []), ...(isOn ? [corner] : [])];
  });
}

function meetingOf(a: Segment, b: Segment): readonly number[] | null {
  const share = meeting(a, b);
  return share === null ? null : [share];
}

function boxesMeet(a: Segment, b: Segment): boolean {
  const apart = (a1: number, a2: number, b1: number, b2: number) =>
    Math.max(a1, a2) + BORDER_TOLERANCE < Math.min(b1, b2) || Math.max(b1, b2) + BORDER_TOLERANCE < Math.min(a1, a2);
  return !apart(a.from.x, a.to.x, b.from.x, b.to.x) && !apart(a.from.y, a.to.y, b.from.y, b.to.y);
}
