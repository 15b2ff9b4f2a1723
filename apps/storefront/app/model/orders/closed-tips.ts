import type { OrderId } from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedId, storedList, storedRecord } from "../../platform/storage/stored.ts";

interface ClosedTips {
  /** Ids of orders, the latest first. */
  readonly orders: readonly number[];
  readonly close: (orderId: OrderId) => void;
  readonly forget: () => void;
}

const maxOrders = 50;

/**
 * Orders whose tip offer the guest closed on this device. Read from storage synchronously, so the server's
 * HTML must not depend on it.
 */
export const useClosedTips = create<ClosedTips>()(
  persist(
    (set) => ({
      orders: [],
      close: (orderId) =>
        set(({ orders }) => ({ orders: [orderId, ...orders.filter((id) => id !== orderId)].slice(0, maxOrders) })),
      forget: () => set({ orders: [] }),
    }),
    {
      name: "skatert-closed-tips",
      version: 1,
      storage: browserStorage(),
      partialize: ({ orders }): unknown => ({ orders }),
      migrate: keepShape,
      merge: (persisted, state) => ({
        ...state,
        orders: storedList(storedRecord(persisted)["orders"], storedId).slice(0, maxOrders),
      }),
    },
  ),
);
