import { checkoutRequestFromWire, orderDetailsFromWire, type WireOrderRequest } from "@skatert/contract";
import type { CustomerId, StaffDiscount } from "@skatert/domain";
import { requirePhoneNumber } from "../../../input/phone-number.ts";
import type { Call } from "../../../repeats/call.ts";
import type { PhoneTaking } from "../stored/order-details.ts";
import type { OrderAttempt, OrderMeta } from "./order-attempt.ts";
import type { SenderNetwork } from "./order-limits.ts";

/** The sender of an order. */
export interface OrderSender {
  readonly call: Call;
  readonly userId: CustomerId | null;
  /** Null: an integration, which has no limits. */
  readonly network: SenderNetwork | null;
  /** Additions of an integration: shoppers have none. */
  readonly meta?: OrderMeta;
  /** See StageChange; the shopper by default. */
  readonly madeBy?: string;
  /** Only of an order by telephone. */
  readonly phone?: PhoneTaking;
  readonly staffDiscount?: StaffDiscount;
}

/** Turns a checked body into an attempt. Throws a 400 for an invalid phone. */
export function attemptOf(body: WireOrderRequest, from: OrderSender): OrderAttempt {
  const { call, userId, network, madeBy = "shopper", meta = null, phone = null, staffDiscount } = from;
  const details = orderDetailsFromWire(body);
  const asked = checkoutRequestFromWire(body);
  const request = staffDiscount === undefined ? asked : { ...asked, staffDiscount };
  const { address, pickupLocationId, restaurantId, seats, people } = details;
  return {
    call,
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
    phone,
    changeFrom: details.changeFrom,
    ifMissing: details.ifMissing ?? null,
    userId,
    network,
    madeBy,
  };
}
