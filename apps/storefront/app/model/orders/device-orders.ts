import { createDeviceList, type KeyedItem } from "../../platform/storage/device-list.ts";
import { storedCount } from "../../platform/storage/stored.ts";
import { deviceOrdersName } from "./device-orders-mark.ts";

interface OwnOrder {
  /** Browser's clock, milliseconds. */
  readonly at: number;
  /** Kopecks. */
  readonly total: number;
  /** The guest was sent to the payment page, and the payment is not confirmed. */
  readonly waitsForPayment: boolean;
  /** It is handed over or cancelled, and the guest has seen it. */
  readonly isOver: boolean;
}

/** An order that this browser opens with its key (ROUTE-4). */
export type DeviceOrder = KeyedItem & OwnOrder;

/** The device's own orders, the latest 20. */
export const useDeviceOrders = createDeviceList<OwnOrder>({
  name: deviceOrdersName,
  field: "orders",
  max: 20,
  renewed: ({ waitsForPayment }) => ({ waitsForPayment }),
  readOwn(stored) {
    const [at, total] = [storedCount(stored["at"]), storedCount(stored["total"])];
    if (at === null || total === null) return null;
    return { at, total, waitsForPayment: stored["waitsForPayment"] === true, isOver: stored["isOver"] === true };
  },
});

/** The latest order that waits for payment, so that its guest can return to the payment. */
export function waitingOrder(orders: readonly DeviceOrder[]): DeviceOrder | null {
  return orders.find(({ waitsForPayment, isOver }) => waitsForPayment && !isOver) ?? null;
}
