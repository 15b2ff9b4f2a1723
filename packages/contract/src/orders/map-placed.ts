import { type Money, moneyToRoubles, type OrderId, type OrderStage } from "@skatert/domain";
import { readMoneyOrZero } from "../fields/read.ts";
import { statusOfStage } from "./map.ts";
import type { WirePlacedOrder } from "./schemas.ts";

/** 201 of `checkout/order`. `key` gives a guest access to the order. */
export interface PlacedOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly key: string;
  readonly stage: OrderStage;
  readonly total: Money;
  readonly redirectUrl: string | null;
}

export function placedOrderToWire(order: PlacedOrder): WirePlacedOrder {
  return {
    id: order.id,
    number: order.number,
    key: order.key,
    status: statusOfStage(order.stage),
    stage: order.stage,
    total: moneyToRoubles(order.total),
    payment: order.redirectUrl === null ? null : { redirect_url: order.redirectUrl },
  };
}

export function placedOrderFromWire(wire: WirePlacedOrder): PlacedOrder {
  return {
    id: wire.id,
    number: wire.number,
    key: wire.key,
    stage: wire.stage,
    total: readMoneyOrZero(wire.total),
    redirectUrl: wire.payment?.redirect_url ?? null,
  };
}
