import type { Coordinates, Polygon } from "./types.ts";

type Ring = readonly Coordinates[];
type Side = "inside" | "border" | "outside";

/** Degrees, about a tenth of a millimetre: the distance between two decimal spellings of one border point. */
const borderWidth = 1e-9;

function isOnSegment(point: Coordinates, a: Coordinates, b: Coordinates): boolean {
  const width = b.lon - a.lon;
  const height = b.lat - a.lat;
  const length = width * width + height * height;
  const along = length === 0 ? 0 : ((point.lon - a.lon) * width + (point.lat - a.lat) * height) / length;
  const share = Math.min(1, Math.max(0, along));
  const lon = point.lon - (a.lon + share * width);
  const lat = point.lat - (a.lat + share * height);
  return lon * lon + lat * lat <= borderWidth * borderWidth;
}

/** Whether the segment crosses the ray from the point towards larger longitudes. */
function crossesRay(point: Coordinates, a: Coordinates, b: Coordinates): boolean {
  if (a.lat > point.lat === b.lat > point.lat) return false;
  // Start from the southern end, so that a ring and its reverse give the same number.
  const [south, north] = a.lat < b.lat ? [a, b] : [b, a];
  const lon = south.lon + ((point.lat - south.lat) / (north.lat - south.lat)) * (north.lon - south.lon);
  return point.lon < lon;
}

function sideOfRing(point: Coordinates, ring: Ring): Side {
  let previous = ring.at(-1);
  if (previous === undefined || ring.length < 3) return "outside";
  let isInside = false;
  for (const next of ring) {
    if (isOnSegment(point, previous, next)) return "border";
    if (crossesRay(point, previous, next)) isInside = !isInside;
    previous = next;
  }
  return isInside ? "inside" : "outside";
}

/**
 * Whether a polygon contains a point. Its border and the borders of its holes are inside (readings "Time,
 * zones, stock").
 */
export function polygonContains(polygon: Polygon, point: Coordinates): boolean {
  const [outline, ...holes] = polygon;
  if (outline === undefined || sideOfRing(point, outline) === "outside") return false;
  return holes.every((hole) => sideOfRing(point, hole) !== "inside");
}

function ringArea(ring: Ring): number {
  let previous = ring.at(-1);
  if (previous === undefined) return 0;
  const origin = previous;
  let doubled = 0;
  for (const next of ring) {
    doubled +=
      (previous.lon - origin.lon) * (next.lat - origin.lat) - (next.lon - origin.lon) * (previous.lat - origin.lat);
    previous = next;
  }
  return Math.abs(doubled) / 2;
}

/** Area without holes in square degrees, scaled by latitude. Only for comparing polygons. */
export function polygonArea(polygon: Polygon): number {
  const [outline = [], ...holes] = polygon;
  const narrowing = Math.cos(((outline[0]?.lat ?? 0) * Math.PI) / 180);
  return narrowing * holes.reduce((area, hole) => area - ringArea(hole), ringArea(outline));
}
