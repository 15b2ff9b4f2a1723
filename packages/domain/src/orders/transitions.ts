import type { Fulfilment } from "../catalog/types.ts";
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

/** Stages an order may move to from its own (ENT-6); a courier is on the way for deliveries only. */
export function nextStages(from: OrderStage, fulfilment: Fulfilment): readonly OrderStage[] {
  return transitions[from].filter((stage) => stage !== "on-the-way" || fulfilment === "delivery");
}

export function canTransition(from: OrderStage, to: OrderStage, fulfilment: Fulfilment): boolean {
  return nextStages(from, fulfilment).includes(to);
}

/** Paid online an order waits for its payment; paid on receipt it is accepted at once (readings "Answers"). */
export function initialStage(paidOnline: boolean): OrderStage {
  return paidOnline ? "awaiting-payment" : "accepted";
}

/** Whether an order can move no further. */
export function isFinal(stage: OrderStage): boolean {
  return transitions[stage].length === 0;
}

/** A shopper may call an order off by himself until the kitchen starts. */
export function canShopperCancel(stage: OrderStage): boolean {
  return stage === "awaiting-payment" || stage === "accepted";
}
