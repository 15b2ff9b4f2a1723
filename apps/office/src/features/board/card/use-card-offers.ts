import type { BoardOrder } from "@skatert/contract";
import { isAtWork } from "@skatert/domain";
import { useRight } from "../../../platform/session/me-context.tsx";

/** A window that a card can open. */
export type CardDialog = "details" | "delay" | "refuse";

/** Whether this person may open a window of a card. Buttons and keys use the same rule. */
export function useCardOffers(): (order: BoardOrder, dialog: CardDialog) => boolean {
  const mayAnswer = useRight("orders.answer");
  const mayRefuse = useRight("orders.refuse");
  return (order, dialog) => {
    if (dialog === "details") return true;
    const isLive = order.stage !== "handed-over" && order.stage !== "cancelled";
    // A new order gets its time when it is confirmed, so it has no delay.
    return isLive && (dialog === "refuse" ? mayRefuse : mayAnswer && order.asks === null && isAtWork(order.stage));
  };
}
