import type { Fulfilment } from "../catalog/types.ts";
import { ORDER_STAGES, type OrderStage } from "./types.ts";

/** The stages of an order without problems, in order, for the steps on its page (ENT-6). */
export function stageSteps(fulfilment: Fulfilment, paidOnline: boolean): readonly OrderStage[] {
  return ORDER_STAGES.filter((stage) => {
    if (stage === "cancelled") return false;
    if (stage === "awaiting-payment") return paidOnline;
    return stage !== "on-the-way" || fulfilment === "delivery";
  });
}
