import type { Fulfilment } from "../catalog/types.ts";
import type { OrderStage } from "./types.ts";

const steps: readonly OrderStage[] = ["awaiting-payment", "accepted", "cooking", "ready", "on-the-way", "handed-over"];

/** The stages of an order without problems, in order, for the steps on its page (ENT-6). */
export function stageSteps(fulfilment: Fulfilment, paidOnline: boolean): readonly OrderStage[] {
  return steps.filter((stage) => {
    if (stage === "awaiting-payment") return paidOnline;
    return stage !== "on-the-way" || fulfilment === "delivery";
  });
}
