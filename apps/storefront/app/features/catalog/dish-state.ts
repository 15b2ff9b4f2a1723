import {
  type AvailabilityWindow,
  isAvailableAt,
  isSoldAt,
  type LocationId,
  localTime,
  type Product,
  type TimeZone,
} from "@skatert/domain";
import type { DishState } from "./dish.ts";

export interface DishMoment {
  /** Milliseconds since the epoch, by the shop's clock. */
  readonly now: number;
  readonly timeZone: TimeZone;
  readonly locationId: LocationId | null;
}

/** Why a dish cannot be had now, if so. `windows`: when it and its section are offered. */
export function dishState(
  product: Pick<Product, "inStock" | "locationIds">,
  windows: readonly (AvailabilityWindow | null)[],
  moment: DishMoment,
): DishState {
  if (!isSoldAt(product, moment.locationId)) return { kind: "not-here" };
  if (!product.inStock) return { kind: "sold-out" };
  const local = localTime(moment.now, moment.timeZone);
  const closed = windows.find((window) => !isAvailableAt(window, local));
  if (!closed) return { kind: "available" };
  const isToday = closed.weekdays.length === 0 || closed.weekdays.includes(local.weekday);
  return isToday ? { kind: "hours", from: closed.from, to: closed.to } : { kind: "other-days" };
}
