import type { Coordinates } from "./types.ts";

/** View of a map: its middle and zoom. At a zoom the world is 256 × 2^zoom pixels wide. */
export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

/** The smallest map of the storefront, pixels. */
const frame = { width: 320, height: 200 };
const tile = 256;
/** A single branch is shown with the surrounding streets. No shop is larger than a country. */
const zooms = { min: 3, max: 15 };
/** Limit of Web Mercator, degrees. */
const maxLatitude = 85;

/** The closest view that shows every point, in half steps of zoom. Null without points. */
export function viewOfPoints(points: readonly Coordinates[]): MapView | null {
  if (points.length === 0) return null;
  const [west, east] = rangeOf(points.map(({ lon }) => lon));
  const [south, north] = rangeOf(points.map(({ lat }) => heightOf(lat)));
  const fit = Math.min(frame.width / tile / ((east - west) / 360), frame.height / tile / (north - south));
  const zoom = Math.floor(2 * Math.log2(fit)) / 2;
  return {
    center: { lon: (west + east) / 2, lat: latitudeAt((south + north) / 2) },
    zoom: Math.min(zooms.max, Math.max(zooms.min, zoom)),
  };
}

function rangeOf(values: readonly number[]): [min: number, max: number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** Position of a latitude on a map of height 1, measured from the equator. */
function heightOf(lat: number): number {
  const bounded = Math.min(maxLatitude, Math.max(-maxLatitude, lat));
  return Math.asinh(Math.tan((bounded * Math.PI) / 180)) / (2 * Math.PI);
}

function latitudeAt(height: number): number {
  return (Math.atan(Math.sinh(height * 2 * Math.PI)) * 180) / Math.PI;
}
