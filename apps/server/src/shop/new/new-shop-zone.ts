import { type Coordinates, circleAround } from "@skatert/domain";

/** A circle as a closed GeoJSON ring, longitude first. */
export function ringAround(middle: Coordinates, kilometres: number): readonly (readonly [number, number])[] {
  return circleAround(middle, kilometres).map(({ lon, lat }) => [lon, lat] as const);
}
