import type { DeliveryMethod } from "../catalog/types.ts";
import { fulfilmentOf } from "../delivery/fulfilment.ts";
import type { Quote } from "./types.ts";

/** The address line of an order as the shopper sent it. Null if there is none. */
export interface OrderAddress {
  readonly method: DeliveryMethod;
  readonly addressLine: string | null;
}

/**
 * The quote of an order rather than an estimate. A delivery without a written address gets `address-required`
 * as its first refusal. A zone or a point is enough for a price, but a courier needs street and house
 * (readings "Time, zones, stock").
 */
export function requireAddressLine(quote: Quote, { method, addressLine }: OrderAddress): Quote {
  const isWritten = addressLine !== null && /\p{L}/u.test(addressLine);
  const isRefused = quote.refusals.some(({ reason }) => reason === "address-required");
  if (fulfilmentOf(method) !== "delivery" || isWritten || isRefused) return quote;
  return { ...quote, refusals: [{ reason: "address-required" }, ...quote.refusals] };
}
