import type { DeliveryMethod, Fulfilment } from "../catalog/types.ts";

const fulfilments: Readonly<Record<DeliveryMethod, Fulfilment>> = {
  flat_rate: "delivery",
  local_pickup: "pickup",
  wcso_booking: "lounge",
  restaurants: "lounge",
};

/** Classes of delivery types: delivery, pickup and lounge (ENT-2). */
export function fulfilmentOf(method: DeliveryMethod): Fulfilment {
  return fulfilments[method];
}
