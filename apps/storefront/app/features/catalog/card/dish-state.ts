import {
  type AvailabilityWindow,
  type DeliveryMoment,
  isAvailableAt,
  isSoldAt,
  type LocationId,
  localTime,
  type Product,
  type TimeZone,
} from "@skatert/domain";
import type { NextTime } from "../../../model/times/next-text.ts";
import type { DishState } from "./dish.ts";

export interface DishMoment {
  /** Milliseconds since the epoch, by the shop's clock. */
  readonly now: number;
  readonly timeZone: TimeZone;
  readonly locationId: LocationId | null;
  /** The nearest slot for a dish of these hours. Absent: not computed. */
  readonly nextTime?: (windows: readonly AvailabilityWindow[]) => NextTime | null;
}

/** Why a dish is unavailable now, if so. `windows`: hours of the dish and its section. */
export function dishState(
  product: Pick<Product, "inStock" | "locationIds">,
  windows: readonly (AvailabilityWindow | null)[],
  moment: DishMoment,
): DishState {
  if (!isSoldAt(product, moment.locationId)) return { kind: "not-here" };
  if (!product.inStock) return { kind: "sold-out" };
  const state = offeredState(windows, localTime(moment.now, moment.timeZone));
  if (state.kind === "available") return state;
  const next = moment.nextTime?.(windows.filter((window) => window !== null)) ?? null;
  return next === null ? state : { ...state, next };
}

/** Whether a dish of these hours is offered at a moment. */
export function offeredState(
  windows: readonly (AvailabilityWindow | null)[],
  at: DeliveryMoment,
): Extract<DishState, { readonly kind: "available" | "hours" | "other-days" }> {
  const closed = windows.find((window) => !isAvailableAt(window, at));
  if (!closed) return { kind: "available" };
  const isToday = closed.weekdays.length === 0 || closed.weekdays.includes(at.weekday);
  return isToday ? { kind: "hours", from: closed.from, to: closed.to } : { kind: "other-days" };
}
