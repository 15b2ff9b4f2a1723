import type { OrderView } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useUser } from "../../../model/account/user-store.ts";
import { useDeviceOrders } from "../../../model/orders/device-orders.ts";

/**
 * An order that was opened by its key is found again on this device; once its end was seen it is over here. A page that
 * stays open after a sign-out keeps nothing: the order was forgotten with the session (STATE-8).
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
