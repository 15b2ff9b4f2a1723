import { checkoutRequestFromWire, orderDetailsFromWire, type WireOrderRequest } from "@skatert/contract";
import type { CustomerId } from "@skatert/domain";
import { requirePhoneNumber } from "../../../input/phone-number.ts";
import { fingerprintOf } from "../stored/order-attempts.ts";
import type { OrderAttempt, OrderMeta } from "./order-attempt.ts";
import type { SenderNetwork } from "./order-limits.ts";

/** The sender of an order and its Idempotency-Key. */
export interface OrderSender {
  readonly key: string;
  /** Digest of the body as sent; `body` by default. */
  readonly fingerprint?: string;
  readonly userId: CustomerId | null;
  /** Null: an integration, which has no limits. */
  readonly network: SenderNetwork | null;
  /** Additions of an integration: shoppers have none. */
  readonly meta?: OrderMeta;
  /** See StageChange; the shopper by default. */
  readonly madeBy?: string;
}

/** Turns a checked body into an attempt. Throws a 400 for an invalid phone. */
export function attemptOf(body: WireOrderRequest, from: OrderSender): OrderAttempt {
  const { key, userId, network, fingerprint = fingerprintOf(body), madeBy = "shopper", meta = null } = from;
  const details = orderDetailsFromWire(body);
  const request = checkoutRequestFromWire(body);
  const { address, pickupLocationId, restaurantId, seats, people } = details;
  return {
    key,
    fingerprint,
    request,
    paymentMethod: details.paymentMethod,
    expectedTotal: details.expectedTotal,
    contact: { ...details.customer, phone: requirePhoneNumber(details.customer.phone, "customer.phone").e164 },
    delivery: {
      address,
      pickupLocationId,
      restaurantId,
      seats,
      people,
      method: request.method,
      warehouseId: request.warehouseId,
      coordinates: request.coordinates,
      express: request.express,
      soonest: request.takeTime.kind === "soonest",
    },
    comment: details.comment,
    meta,
    changeFrom: details.changeFrom,
    userId,
    network,
    madeBy,
  };
}
