import type { OrderView } from "@skatert/contract";
import { isSameDay, localTime, type OrderStage } from "@skatert/domain";
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

export interface ShopClock {
  readonly timeZone: string;
  /** Milliseconds. */
  readonly now: number;
}

type HeadlinedOrder = Pick<OrderView, "stage" | "confirmation" | "promise"> & {
  readonly delivery: Pick<OrderView["delivery"], "takeDate">;
};

/** The headline of an order, with what the restaurant answered. */
export function orderHeadlineKey(order: HeadlinedOrder, isDelivery: boolean, clock: ShopClock): PlainKey {
  if (isUnanswered(order)) return "answer.none";
  if (order.stage !== "accepted") return headlineKey(order.stage, isDelivery);
  if (order.confirmation?.asked === true) return "answer.taken";
  return isForLater(order, clock) ? "orders.now.acceptedLater" : "orders.now.accepted";
}

/** Whether the order is for a chosen time or for another day, so that nobody starts to cook it soon. */
function isForLater({ delivery, promise }: HeadlinedOrder, { timeZone, now }: ShopClock): boolean {
  if (delivery.takeDate !== null) return true;
  return promise !== undefined && !isSameDay(localTime(promise.at, timeZone).day, localTime(now, timeZone).day);
}
