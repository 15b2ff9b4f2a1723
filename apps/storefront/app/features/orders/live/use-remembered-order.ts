import type { OrderView } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useUser } from "../../../model/account/user-store.ts";
import { useDeviceOrders } from "../../../model/orders/device-orders.ts";

/**
 * Stores an order opened by its key on this device, and marks it as over once its end was seen. A page that
 * stays open after a sign-out stores nothing, because the order was removed with the session (STATE-8).
 */
export function useRememberedOrder({ id, number, stage, stages, total }: OrderView, key: string | null): void {
  const placedAt = stages[0]?.at;
  const waitsForPayment = stage === "awaiting-payment";
  const isOver = isFinal(stage);
  const userId = useUser(({ user }) => user?.id ?? null);
  const [ownerId, setOwnerId] = useState(userId);
  if (userId !== null && userId !== ownerId) setOwnerId(userId);
  const isSignedOut = ownerId !== null && userId === null;
  useEffect(() => {
    if (isSignedOut) return;
    const { remember, change } = useDeviceOrders.getState();
    const order = { id, number, total, userId, waitsForPayment, isOver };
    if (key !== null) remember({ ...order, key, at: placedAt ?? Date.now() });
    else if (!waitsForPayment) change(id, { waitsForPayment });
    if (isOver) change(id, { isOver });
  }, [id, number, key, total, placedAt, userId, isSignedOut, waitsForPayment, isOver]);
}
