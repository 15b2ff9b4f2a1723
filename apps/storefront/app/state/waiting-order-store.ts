import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedRecord } from "./stored.ts";

/** What opens an order: its number and a guest's key. */
export interface WaitingOrderLink {
  readonly id: number;
  readonly key: string;
}

interface WaitingOrderState {
  readonly order: WaitingOrderLink | null;
  readonly keep: (order: WaitingOrderLink) => void;
  /** Once this order waits no more; another one stays. */
  readonly forget: (id: number) => void;
}

/** The latest order that was left for its payment page, so that its guest finds the way back. */
export const useWaitingOrder = create<WaitingOrderState>()(
  persist(
    (set) => ({
      order: null,
      keep: (order) => set({ order }),
      forget: (id) => set(({ order }) => ({ order: order?.id === id ? null : order })),
    }),
    {
      name: "skatert-waiting-order",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ order }): unknown => ({ order }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, order: readLink(storedRecord(persisted)["order"]) }),
    },
  ),
);

function readLink(value: unknown): WaitingOrderLink | null {
  const { id, key } = storedRecord(value);
  return typeof id === "number" && Number.isSafeInteger(id) && typeof key === "string" ? { id, key } : null;
}

/** The page of an order that its key opens. */
export function orderPagePath({ id, key }: { readonly id: number; readonly key: string | null }): string {
  return `/order/${id}${key === null ? "" : `?key=${encodeURIComponent(key)}`}`;
}

/**
 * Leaves for the payment page. The entry in the browser's history becomes the order's page, so Back shows the order
 * that waits, not an empty checkout.
 */
export function leaveToPay(order: WaitingOrderLink, payUrl: string): void {
  useWaitingOrder.getState().keep(order);
  window.history.replaceState(null, "", orderPagePath(order));
  // A page kept alive by the browser would still show the checkout.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload(), { once: true });
  window.location.assign(payUrl);
}
