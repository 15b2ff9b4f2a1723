import type { Coordinates } from "./types.ts";

/** What a map shows: its middle, and the zoom at which the world is 256 × 2^zoom pixels wide. */
export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

/** The smallest map of the storefront, pixels. */
const frame = { width: 320, height: 200 };
const tile = 256;
/** A single branch is shown with its streets around it, and no shop is larger than a country. */
const zooms = { min: 3, max: 15 };
/** Web Mercator ends here, degrees. */
const maxLatitude = 85;

/** The closest view, in half steps of zoom, that shows every point; null without points. */
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

/** How far north a latitude is on a map that is 1 high, the equator at 0. */
function heightOf(lat: number): number {
  const bounded = Math.min(maxLatitude, Math.max(-maxLatitude, lat));
  return Math.asinh(Math.tan((bounded * Math.PI) / 180)) / (2 * Math.PI);
}

function latitudeAt(height: number): number {
  return (Math.atan(Math.sinh(height * 2 * Math.PI)) * 180) / Math.PI;
}
