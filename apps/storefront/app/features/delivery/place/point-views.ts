import type { ShopPoint } from "@skatert/contract";
import { type Coordinates, distanceMeters, type Instant, isOpenAt } from "@skatert/domain";
import { type PlaceOptions, pauseNow } from "../../../model/place/place-options.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import type { PointView } from "./point-choice.tsx";

/**
 * The preselected point: the first that is open and takes orders now, else the first that takes orders, else
 * the first.
 */
export function firstPoint(views: readonly PointView[], now: Instant): number | null {
  const taking = views.filter(({ pause }) => pause === null);
  const open = taking.find(({ schedule }) => schedule !== null && isOpenAt(schedule, now));
  return (open ?? taking[0] ?? views[0])?.id ?? null;
}

/** Points in display order: the nearest first if a place is known, else as the shop lists them. */
export function pointViews(
  points: readonly ShopPoint[],
  options: Pick<PlaceOptions, "schedules" | "pauses" | "timeZone">,
  from: Coordinates | null,
  noteOf: (point: ShopPoint) => string | null = () => null,
): readonly PointView[] {
  const views = points.map((point) => ({
    id: point.id,
    name: point.name,
    address: point.address,
    note: noteOf(point),
    schedule: options.schedules[point.warehouseId] ?? null,
    pause: pauseNow(point.warehouseId, null, options, shopNow()),
    meters: from === null || point.coordinates === null ? null : distanceMeters(from, point.coordinates),
  }));
  const far = Number.POSITIVE_INFINITY;
  return from === null ? views : views.toSorted((a, b) => (a.meters ?? far) - (b.meters ?? far));
}
