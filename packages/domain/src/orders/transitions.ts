import type { Fulfilment } from "../catalog/types.ts";
import { type Money, zero } from "../money/money.ts";
import type { OrderStage } from "./types.ts";

const transitions: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  "awaiting-payment": ["accepted", "cancelled"],
  accepted: ["cooking", "cancelled"],
  cooking: ["ready", "cancelled"],
  ready: ["on-the-way", "handed-over", "cancelled"],
  "on-the-way": ["handed-over", "cancelled"],
  "handed-over": [],
  cancelled: [],
};

/** Allowed next stages of an order (ENT-6). Only a delivery has a courier on the way. */
export function nextStages(from: OrderStage, fulfilment: Fulfilment): readonly OrderStage[] {
  return transitions[from].filter((stage) => stage !== "on-the-way" || fulfilment === "delivery");
}

export function canTransition(from: OrderStage, to: OrderStage, fulfilment: Fulfilment): boolean {
  return nextStages(from, fulfilment).includes(to);
}

/**
 * An order paid online waits for its payment. An order paid on receipt is accepted at once (readings "Answers"), and one
 * that costs nothing as well, because nobody would pay.
 */
export function initialStage(paidOnline: boolean, total: Money): OrderStage {
  return paidOnline && total > zero ? "awaiting-payment" : "accepted";
}

/** Whether no stage follows. */
export function isFinal(stage: OrderStage): boolean {
  return transitions[stage].length === 0;
}

/** A shopper may cancel an order without the restaurant until the kitchen starts. */
export function canShopperCancel(stage: OrderStage): boolean {
  return stage === "awaiting-payment" || stage === "accepted";
}
