import { polygonContains } from "../polygon.ts";
import { crossingOf, crossingOfRing, sidesOf } from "../rings.ts";
import type { Coordinates, DeliveryZone, Polygon } from "../types.ts";

/** Where a border of a zone crosses itself. */
export function crossingsOf({ polygons }: DeliveryZone): readonly Coordinates[] {
  return polygons.flatMap((polygon) => polygon.flatMap((ring) => crossingOfRing(ring) ?? []));
}

/** A point of each hole that is not wholly inside its outline. */
export function strayHoles({ polygons }: DeliveryZone): readonly Coordinates[] {
  return polygons.flatMap(([outline = [], ...holes]: Polygon) =>
    holes.flatMap((hole) => {
      const outside = hole.find((point) => !polygonContains([outline], point));
      if (outside !== undefined) return [outside];
      const borders = sidesOf(outline);
      return sidesOf(hole)
        .flatMap((side) => borders.flatMap((border) => crossingOf(side, border) ?? []))
        .slice(0, 1);
    }),
  );
}
