import type { ShopPoint } from "@skatert/contract";
import {
  type Coordinates,
  type DeliveryMethod,
  distanceMeters,
  type Instant,
  isOpenAt,
  type Pause,
} from "@skatert/domain";
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

/**
 * Points in display order: the nearest first if a place is known, else as the shop lists them. One whose branch is
 * closed, or does not offer the method now, says so (STOP-3).
 */
export function pointViews<Point extends ShopPoint>(
  points: readonly Point[],
  options: Pick<PlaceOptions, "schedules" | "pauses" | "stoppedMethods" | "timeZone">,
  methodOf: (point: Point) => DeliveryMethod,
  from: Coordinates | null,
  noteOf: (point: Point) => string | null = () => null,
): readonly PointView[] {
  const views = points.map((point) => ({
    id: point.id,
    name: point.name,
    address: point.address,
    note: noteOf(point),
    schedule: options.schedules[point.warehouseId] ?? null,
    pause: pauseNow(point.warehouseId, null, options, shopNow()) ?? stoppedAt(point, methodOf(point), options),
    meters: from === null || point.coordinates === null ? null : distanceMeters(from, point.coordinates),
  }));
  const far = Number.POSITIVE_INFINITY;
  return from === null ? views : views.toSorted((a, b) => (a.meters ?? far) - (b.meters ?? far));
}

function stoppedAt(
  { warehouseId }: ShopPoint,
  method: string,
  { stoppedMethods = [] }: Pick<PlaceOptions, "stoppedMethods">,
): Pause | null {
  const stopped = stoppedMethods.find(
    ({ method: name, pause }) => name === method && pause.warehouseId === warehouseId,
  );
  return stopped?.pause ?? null;
}
