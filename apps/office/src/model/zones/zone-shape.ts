import { readLonLat } from "@skatert/contract";
import { type Coordinates, type Polygon, roundedPoint } from "@skatert/domain";

/** The area of a zone for editing. Rings are open: the last point does not repeat the first. */
export type ZoneShape = readonly Polygon[];

type Position = readonly [lon: number, lat: number];

/** The area as GeoJSON, with closed rings rounded to about a metre. */
export function geometryOf(shape: ZoneShape): { readonly type: string; readonly coordinates: unknown } {
  const polygons = shape.map((polygon) => polygon.map(closedRing));
  return polygons.length === 1
    ? { type: "Polygon", coordinates: polygons[0] }
    : { type: "MultiPolygon", coordinates: polygons };
}

function closedRing(ring: readonly Coordinates[]): readonly Position[] {
  const positions = ring.map((point): Position => {
    const { lon, lat } = roundedPoint(point);
    return [lon, lat];
  });
  return [...positions, ...positions.slice(0, 1)];
}

/** The area of a GeoJSON value, without invalid points. */
export function shapeOfGeometry(type: unknown, coordinates: unknown): ZoneShape {
  const list = Array.isArray(coordinates) ? coordinates : [];
  const polygons: readonly unknown[] = type === "MultiPolygon" ? list : [list];
  return openShape(
    polygons.map((rings) => listIn(rings).map((ring) => listIn(ring).flatMap((at) => readLonLat(at) ?? []))),
  );
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Polygons for editing: open rings, rounded, without rings that have no area. */
export function openShape(polygons: readonly Polygon[]): ZoneShape {
  return polygons
    .map((polygon) => polygon.map((ring) => openRing(ring.map(roundedPoint))).filter((ring) => ring.length >= 3))
    .filter((polygon) => polygon.length > 0);
}

function openRing(ring: readonly Coordinates[]): readonly Coordinates[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first?.lon === last?.lon && first?.lat === last?.lat ? ring.slice(0, -1) : ring;
}

/** Index of a ring: polygon 0, ring 0 is the first outline. */
export interface RingPlace {
  readonly polygon: number;
  readonly ring: number;
}

/** All rings of a shape in order. */
export function ringsOf(shape: ZoneShape): readonly (RingPlace & { readonly points: readonly Coordinates[] })[] {
  return shape.flatMap((polygon, index) => polygon.map((points, ring) => ({ polygon: index, ring, points })));
}

/** The shape with a replaced ring. A ring with fewer than three points is removed, an outline with its holes. */
export function withRing(shape: ZoneShape, place: RingPlace, points: readonly Coordinates[]): ZoneShape {
  return shape.flatMap((polygon, index) => {
    if (index !== place.polygon) return [polygon];
    const rings = polygon.flatMap((ring, at) => (at !== place.ring ? [ring] : points.length < 3 ? [] : [points]));
    return place.ring === 0 && points.length < 3 ? [] : [rings];
  });
}

/** "57.62553" or "57,62553" as degrees; null for anything else. */
export function readDegrees(text: string, limit: number): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(trimmed)) return null;
  const degrees = Number(trimmed);
  return Math.abs(degrees) <= limit ? degrees : null;
}
