import type { BoardOrder } from "@skatert/contract";
import { isCourierStep, type OrderStage } from "@skatert/domain";
import { useRight } from "../../../platform/session/me-context.tsx";

/** Whether this person may make a step of an order: a courier only takes deliveries and hands them over. */
export function useMayMove(): (order: Pick<BoardOrder, "isDelivery">, to: OrderStage) => boolean {
  const mayMove = useRight("orders.move");
  const mayDeliver = useRight("orders.deliver");
  return ({ isDelivery }, to) => mayMove || (mayDeliver && isCourierStep(to, isDelivery));
}
