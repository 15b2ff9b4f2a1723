import type { BoardOrder } from "@skatert/contract";
import { isAtWork } from "@skatert/domain";
import { useRight } from "../../../platform/session/me-context.tsx";

/** What a card asks the page to open. */
export type CardDialog = "details" | "delay" | "refuse";

/** Which windows a card offers this person, by its buttons and by the keys alike. */
export function useCardOffers(): (order: BoardOrder, dialog: CardDialog) => boolean {
  const mayAnswer = useRight("orders.answer");
  const mayRefuse = useRight("orders.refuse");
  return (order, dialog) => {
    if (dialog === "details") return true;
    const isLive = order.stage !== "handed-over" && order.stage !== "cancelled";
    // An order without an answer gets its time with the answer.
    return isLive && (dialog === "refuse" ? mayRefuse : mayAnswer && order.asks === null && isAtWork(order.stage));
  };
}
