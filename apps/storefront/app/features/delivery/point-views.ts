import type { ShopPoint } from "@skatert/contract";
import { type Coordinates, distanceMeters } from "@skatert/domain";
import type { PlaceOptions } from "../../state/place-options.ts";
import type { PointView } from "./point-choice.tsx";

/** Points as they are offered; with a place to measure from, the nearest first, else as the shop lists them. */
export function pointViews(
  points: readonly ShopPoint[],
  { schedules }: Pick<PlaceOptions, "schedules">,
  from: Coordinates | null,
  noteOf: (point: ShopPoint) => string | null = () => null,
): readonly PointView[] {
  const views = points.map((point) => ({
    id: point.id,
    name: point.name,
    address: point.address,
    note: noteOf(point),
    schedule: schedules[point.warehouseId] ?? null,
    meters: from === null || point.coordinates === null ? null : distanceMeters(from, point.coordinates),
  }));
  const far = Number.POSITIVE_INFINITY;
  return from === null ? views : views.toSorted((a, b) => (a.meters ?? far) - (b.meters ?? far));
}
