import { placedOrderToWire, type WirePlacedOrder } from "@skatert/contract";
import { money, type OrderId } from "@skatert/domain";
import type { NewOrder } from "../stored/order-repository.ts";
import { payUrl } from "./pay-url.ts";

/** The 201 of `POST checkout/order`; a repeat of the same key gets the same answer (API-7). */
export function placedOrder(order: NewOrder & { readonly id: OrderId }): WirePlacedOrder {
  return placedOrderToWire({
    id: order.id,
    number: String(order.id),
    key: order.order_key,
    stage: order.stage,
    total: money(order.total),
    redirectUrl: order.stage === "awaiting-payment" ? payUrl(order.id, order.order_key) : null,
  });
}
