import { feeFor } from "../delivery/fee.ts";
import { fulfilmentOf } from "../delivery/fulfilment.ts";
import { type ResolvedPlace, resolvePlace } from "../delivery/place.ts";
import type { DeliveryCondition } from "../delivery/types.ts";
import type { Money } from "../money/money.ts";
import { zero } from "../money/money.ts";
import type { DeliveryFee } from "../pricing/types.ts";
import { type ResolvedTakeTime, resolveTakeTime } from "../schedule/slots/take-time.ts";
import type { Instant } from "../schedule/types.ts";
import { type Closure, closureAt } from "../stops/closure.ts";
import { indexStops } from "../stops/stopped-items.ts";
import type { ServingBranch } from "./lines/checks/asked-line.ts";
import type { CheckoutRequest, ShopRules, ShopState } from "./types.ts";
import { wantedAt } from "./wanted-at.ts";

/** Place and time of an order, as far as the shop can serve them. */
export interface Terms {
  readonly place: ResolvedPlace;
  readonly clock: ResolvedTakeTime;
  readonly branch: ServingBranch;
  /** Why staff closed the place for a time. Null: they did not. */
  readonly closureAt: (at: Instant) => Closure | null;
  /** The minimum counted sum of an order. 0 if the zone is unknown. */
  readonly minimum: Money;
  readonly fee: (countedSum: Money) => DeliveryFee;
}

const noPlace: ResolvedPlace = { zone: null, condition: null, refusal: null };

function feeOf(condition: DeliveryCondition | null, express: boolean): (countedSum: Money) => DeliveryFee {
  return (countedSum) => (condition === null ? { kind: "none" } : feeFor(condition, express, countedSum));
}

/** Resolves zone, clock and branch. Their refusals are `place.refusal` and `clock.refusal`. */
export function settleTerms(request: CheckoutRequest, rules: ShopRules, state: ShopState): Terms {
  const isDelivery = fulfilmentOf(request.method) === "delivery";
  const wish = { ...request, warehouseId: rules.warehouseId };
  const place = isDelivery ? resolvePlace(wish, rules.zones, rules.conditions) : noPlace;
  const clock = resolveTakeTime(rules.schedule, rules.slots, request.takeTime, state.now);
  const stops = indexStops(state.branch.stops);
  const stoppable = { ...wish, zoneId: place.zone?.id ?? null };
  return {
    place,
    clock,
    branch: {
      ...rules,
      moment: clock.moment,
      wantedAt: wantedAt(clock.moment, rules.schedule.timeZone, state.now),
      stops,
    },
    closureAt: (at) => closureAt({ stops, pause: state.branch.pause }, stoppable, at),
    minimum: isDelivery ? (place.condition?.minimum ?? zero) : rules.minimum,
    fee: feeOf(place.condition, request.express),
  };
}
