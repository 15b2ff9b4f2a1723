import type { Fulfilment } from "../catalog/types.ts";
import type { OrderStage } from "./types.ts";

const steps: readonly OrderStage[] = ["awaiting-payment", "accepted", "cooking", "ready", "on-the-way", "handed-over"];

/** The stages an order goes through when all goes well, in order, for a row of steps on its page (ENT-6). */
export function stageSteps(fulfilment: Fulfilment, paidOnline: boolean): readonly OrderStage[] {
  return steps.filter((stage) => {
    if (stage === "awaiting-payment") return paidOnline;
    return stage !== "on-the-way" || fulfilment === "delivery";
  });
}

/** Keys of the shorter label list (spec section 3, "Order status labels"). */
export type StatusLabel = "awaiting-payment" | "accepted" | "cooking" | "ready-for-pickup" | "delivered" | "cancelled";

const labels: Readonly<Record<OrderStage, StatusLabel>> = {
  "awaiting-payment": "awaiting-payment",
  accepted: "accepted",
  cooking: "cooking",
  ready: "ready-for-pickup",
  "on-the-way": "ready-for-pickup",
  "handed-over": "delivered",
  cancelled: "cancelled",
};

/** The shorter label of a stage, for lists of orders; a courier on the way has none of its own there. */
export function statusLabel(stage: OrderStage): StatusLabel {
  return labels[stage];
}
