import { create } from "zustand";
import { persist } from "zustand/middleware";
import { deviceOrdersName } from "./device-orders-mark.ts";
import { keptWhileAny } from "./kept-while-any.ts";
import {
  browserStorage,
  keepShape,
  storedCount,
  storedId,
  storedList,
  storedRecord,
  storedTextOrNull,
} from "./stored.ts";

/** An order that this browser can open by its key (ROUTE-4). */
export interface DeviceOrder {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  /** Browser's clock, milliseconds. */
  readonly at: number;
  /** Kopecks. */
  readonly total: number;
  /** Who was signed in; null: a guest. */
  readonly userId: number | null;
  /** Its guest was sent to the payment page and it is not known to be paid. */
  readonly waitsForPayment: boolean;
  /** It is handed over or cancelled, and the guest knows. */
  readonly isOver: boolean;
}

interface DeviceOrders {
  /** The latest first. */
  readonly orders: readonly DeviceOrder[];
  /** Adds an order; one that is known only learns whose it is and whether it waits for its payment. */
  readonly remember: (order: Omit<DeviceOrder, "isOver">) => void;
  readonly stopWaiting: (id: number) => void;
  readonly close: (id: number) => void;
  readonly forget: (id: number) => void;
  /** After a sign-out no order of the person is left (STATE-8). */
  readonly forgetOwned: () => void;
}

const mostOrders = 20;

/** The device's own orders. Read from the storage at once, so nothing of the server's HTML may show them. */
export const useDeviceOrders = create<DeviceOrders>()(
  persist(
    (set) => ({
      orders: [],
      remember: (order) =>
        set(({ orders }) => {
          const known = orders.find(({ id }) => id === order.id);
          if (known === undefined) return { orders: [{ ...order, isOver: false }, ...orders].slice(0, mostOrders) };
          const userId = known.userId ?? order.userId;
          return { orders: changed(orders, order.id, { userId, waitsForPayment: order.waitsForPayment }) };
        }),
      stopWaiting: (id) => set(({ orders }) => ({ orders: changed(orders, id, { waitsForPayment: false }) })),
      close: (id) => set(({ orders }) => ({ orders: changed(orders, id, { isOver: true }) })),
      forget: (id) => set(({ orders }) => ({ orders: orders.filter((each) => each.id !== id) })),
      forgetOwned: () => set(({ orders }) => ({ orders: orders.filter(({ userId }) => userId === null) })),
    }),
    {
      name: deviceOrdersName,
      version: 1,
      storage: keptWhileAny(browserStorage(), (state) => readOrders(state).length > 0),
      partialize: ({ orders }): unknown => ({ orders }),
      migrate: keepShape,
      merge: (persisted, state) => ({
        ...state,
        orders: readOrders(persisted),
      }),
    },
  ),
);

/** The latest order that waits for its payment, so that its guest finds the way back to it. */
export function waitingOrder(orders: readonly DeviceOrder[]): DeviceOrder | null {
  return orders.find(({ waitsForPayment, isOver }) => waitsForPayment && !isOver) ?? null;
}

function changed(
  orders: readonly DeviceOrder[],
  id: number,
  change: Partial<Pick<DeviceOrder, "userId" | "waitsForPayment" | "isOver">>,
): readonly DeviceOrder[] {
  return orders.map((each) => (each.id === id ? { ...each, ...change } : each));
}

function readOrders(stored: unknown): readonly DeviceOrder[] {
  return storedList(storedRecord(stored)["orders"], readOrder).slice(0, mostOrders);
}

function readOrder(value: unknown): DeviceOrder | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const key = storedTextOrNull(stored["key"]);
  const [at, total] = [storedCount(stored["at"]), storedCount(stored["total"])];
  if (id === null || key === null || at === null || total === null) return null;
  return {
    id,
    key,
    at,
    total,
    number: storedTextOrNull(stored["number"]) ?? String(id),
    userId: storedId(stored["userId"]),
    waitsForPayment: stored["waitsForPayment"] === true,
    isOver: stored["isOver"] === true,
  };
}
