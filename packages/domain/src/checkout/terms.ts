import { feeFor } from "../delivery/fee.ts";
import { fulfilmentOf } from "../delivery/fulfilment.ts";
import { type ResolvedPlace, resolvePlace } from "../delivery/place.ts";
import type { DeliveryCondition } from "../delivery/types.ts";
import type { Money } from "../money/money.ts";
import { zero } from "../money/money.ts";
import type { DeliveryFee } from "../pricing/types.ts";
import { type ResolvedTakeTime, resolveTakeTime } from "../schedule/slots/take-time.ts";
import type { ServingBranch } from "./lines/checks/asked-line.ts";
import type { CheckoutRequest, ShopRules, ShopState } from "./types.ts";

/** Place and time of an order, as far as the shop can serve them. */
export interface Terms {
  readonly place: ResolvedPlace;
  readonly clock: ResolvedTakeTime;
  readonly branch: ServingBranch;
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
  return {
    place,
    clock,
    branch: { ...rules, moment: clock.moment },
    minimum: isDelivery ? (place.condition?.minimum ?? zero) : rules.minimum,
    fee: feeOf(place.condition, request.express),
  };
}
