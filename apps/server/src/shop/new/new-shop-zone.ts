import type { Coordinates } from "@skatert/domain";

const kilometresOfDegree = 111.32;
const corners = 24;

/** A circle as a closed GeoJSON ring, longitude first, rounded to about a metre. */
export function ringAround({ lon, lat }: Coordinates, kilometres: number): readonly (readonly [number, number])[] {
  const north = kilometres / kilometresOfDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const ring = Array.from({ length: corners }, (_corner, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [rounded(lon + east * Math.cos(angle)), rounded(lat + north * Math.sin(angle))] as const;
  });
  return [...ring, ...ring.slice(0, 1)];
}

function rounded(degrees: number): number {
  // A zone at the date line ends at it.
  return Math.round(Math.min(180, Math.max(-180, degrees)) * 100_000) / 100_000;
}
