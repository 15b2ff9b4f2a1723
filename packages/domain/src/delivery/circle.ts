import type { Coordinates } from "./types.ts";

const kilometresOfDegree = 111.32;
const corners = 24;

/** A circle as a closed ring, rounded to about a metre. */
export function circleAround({ lon, lat }: Coordinates, kilometres: number): readonly Coordinates[] {
  const north = kilometres / kilometresOfDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const ring = Array.from({ length: corners }, (_corner, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return roundedPoint({ lon: lon + east * Math.cos(angle), lat: lat + north * Math.sin(angle) });
  });
  return [...ring, ...ring.slice(0, 1)];
}

/** A point rounded to about a metre, the precision of stored zones. A zone at the date line ends at it. */
export function roundedPoint({ lon, lat }: Coordinates): Coordinates {
  return { lon: rounded(lon, 180), lat: rounded(lat, 90) };
}

function rounded(degrees: number, limit: number): number {
  return Math.round(Math.min(limit, Math.max(-limit, degrees)) * 100_000) / 100_000;
}
