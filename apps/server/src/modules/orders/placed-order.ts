import { statusOfStage, type WirePlacedOrder } from "@skatert/contract";
import { money, moneyToRoubles } from "@skatert/domain";
import type { NewOrder } from "./order-repository.ts";
import { payUrl } from "./pay-url.ts";

/** 201 of `POST checkout/order`; also what a repeat of the same key gets (API-7). */
export function placedOrder(order: NewOrder & { readonly id: number }): WirePlacedOrder {
  const isUnpaid = order.stage === "awaiting-payment";
  return {
    id: order.id,
    number: String(order.id),
    key: order.order_key,
    status: statusOfStage(order.stage),
    stage: order.stage,
    total: moneyToRoubles(money(order.total)),
    payment: isUnpaid ? { redirect_url: payUrl(order.id, order.order_key) } : null,
  };
}
