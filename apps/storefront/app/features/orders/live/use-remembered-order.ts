import type { OrderView } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { useEffect } from "react";
import { useDeviceOrders } from "../../../state/device-orders.ts";
import { useUser } from "../../../state/user-store.ts";

/** An order that was opened by its key is found again on this device; once its end was seen it is over here. */
export function useRememberedOrder({ id, number, stage, stages, total }: OrderView, key: string | null): void {
  const placedAt = stages[0]?.at;
  const waitsForPayment = stage === "awaiting-payment";
  const isOver = isFinal(stage);
  const userId = useUser(({ user }) => user?.id ?? null);
  useEffect(() => {
    const { remember, stopWaiting, close } = useDeviceOrders.getState();
    if (key !== null) remember({ id, number, key, total, userId, waitsForPayment, at: placedAt ?? Date.now() });
    else if (!waitsForPayment) stopWaiting(id);
    if (isOver) close(id);
  }, [id, number, key, total, placedAt, userId, waitsForPayment, isOver]);
}
