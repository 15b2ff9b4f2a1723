import type { OrderView } from "@skatert/contract";
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

/** The short status of an order in a list (ENT-6), unless the restaurant has yet to answer. */
export function statusKey(order: Pick<OrderView, "stage" | "confirmation">, isDelivery: boolean): PlainKey {
  return isUnanswered(order) ? "answer.none" : stageKey(order.stage, isDelivery);
}

/** The same as a sentence, for a headline. */
export function headlineKey(stage: OrderStage, isDelivery: boolean): PlainKey {
  if (isDelivery && stage === "ready") return "orders.now.ready-delivery";
  if (isDelivery && stage === "handed-over") return "orders.now.delivered";
  return `orders.now.${stage}`;
}

/** Whether the restaurant has yet to confirm the order (BOARD-1). It is then not called accepted. */
export function isUnanswered({ stage, confirmation }: Pick<OrderView, "stage" | "confirmation">): boolean {
  return stage === "accepted" && confirmation?.asked === true && confirmation.confirmedAt === null;
}

/** The headline of an order, with what the restaurant answered. */
export function orderHeadlineKey(order: Pick<OrderView, "stage" | "confirmation">, isDelivery: boolean): PlainKey {
  if (isUnanswered(order)) return "answer.none";
  const isConfirmed = order.stage === "accepted" && order.confirmation?.asked === true;
  return isConfirmed ? "answer.taken" : headlineKey(order.stage, isDelivery);
}
