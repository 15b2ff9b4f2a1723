import {
  type DeliveryMoment,
  isServedAt,
  isSoldAt,
  type LocationId,
  localTime,
  type Product,
  type ServingHours,
  type TimeZone,
  windowFor,
} from "@skatert/domain";
import type { NextTime } from "../../../model/times/next-text.ts";
import type { DishState } from "./dish.ts";

export interface DishMoment {
  /** Milliseconds since the epoch, by the shop's clock. */
  readonly now: number;
  readonly timeZone: TimeZone;
  readonly locationId: LocationId | null;
  /** The nearest slot for a dish of these hours. Absent: not computed. */
  readonly nextTime?: (hours: readonly ServingHours[]) => NextTime | null;
}

/** Why a dish is unavailable now, if so. `hours`: those of the dish and the sections above it. */
export function dishState(
  product: Pick<Product, "inStock" | "locationIds">,
  hours: readonly ServingHours[],
  moment: DishMoment,
): DishState {
  if (!isSoldAt(product, moment.locationId)) return { kind: "not-here" };
  if (!product.inStock) return { kind: "sold-out" };
  const state = offeredState(hours, localTime(moment.now, moment.timeZone));
  if (state.kind === "available") return state;
  const next = moment.nextTime?.(hours) ?? null;
  return next === null ? state : { ...state, next };
}

/** Whether a dish of these hours is offered at a moment. */
export function offeredState(
  hours: readonly ServingHours[],
  at: DeliveryMoment,
): Extract<DishState, { readonly kind: "available" | "hours" | "other-days" }> {
  const closed = hours.find((each) => !isServedAt(each, at));
  const window = closed && windowFor(closed, at);
  if (!window) return { kind: "available" };
  const isToday = window.weekdays.includes(at.weekday);
  return isToday ? { kind: "hours", from: window.from, to: window.to } : { kind: "other-days" };
}
