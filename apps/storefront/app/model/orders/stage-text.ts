import type { OrderStage } from "@skatert/domain";
import type { PlainKey } from "../../i18n/messages/message-key.ts";

/**
 * Label of a stage in the order's history. A delivery is packed and delivered, a pickup is ready and handed
 * over.
 */
export function stageKey(stage: OrderStage, isDelivery: boolean): PlainKey {
  if (isDelivery && (stage === "ready" || stage === "handed-over")) return `orders.carried.${stage}`;
  return `orders.stage.${stage}`;
}

/** The same as a sentence, for a headline or a list. */
export function headlineKey(stage: OrderStage, isDelivery: boolean): PlainKey {
  if (isDelivery && stage === "ready") return "orders.now.ready-delivery";
  if (isDelivery && stage === "handed-over") return "orders.now.delivered";
  return `orders.now.${stage}`;
}
