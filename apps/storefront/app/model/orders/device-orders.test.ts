import { beforeEach, describe, expect, it, vi } from "vitest";

const order = { number: "7", key: "k", at: 1, total: 5_000, userId: null, waitsForPayment: false, isOver: false };

async function fresh(stored?: unknown) {
  vi.resetModules();
  const entries = new Map<string, string>();
  if (stored !== undefined) entries.set("skatert-orders", JSON.stringify({ state: stored, version: 1 }));
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  });
  const { useDeviceOrders, waitingOrder } = await import("./device-orders.ts");
  const { hasDeviceOrders } = await import("./device-orders-mark.ts");
  return { store: useDeviceOrders, waitingOrder, hasDeviceOrders };
}

beforeEach(() => vi.unstubAllGlobals());

describe("orders of the device (ROUTE-4)", () => {
  it("ENT-7 stores the latest 20 with their keys, each once", async () => {
    const { store, hasDeviceOrders } = await fresh();
    expect(hasDeviceOrders()).toBe(false);
    for (let id = 1; id <= 25; id += 1) store.getState().remember({ ...order, id });
    store.getState().remember({ ...order, id: 25, key: "another" });
    expect(store.getState().items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
    expect(store.getState().items[0]?.key).toBe("k");
    expect(hasDeviceOrders()).toBe(true);
  });

  it("STATE-8 removes a person's orders at sign-out and keeps a guest's", async () => {
    const { store } = await fresh();
    store.getState().remember({ ...order, id: 1 });
    store.getState().remember({ ...order, id: 2, userId: 9 });
    store.getState().remember({ ...order, id: 3 });
    store.getState().remember({ ...order, id: 3, userId: 9 });
    store.getState().forgetOwned();
    expect(store.getState().items.map(({ id }) => id)).toEqual([1]);
  });

  it("API-7 returns the latest order that waits for payment, until it is paid or final", async () => {
    const { store, waitingOrder } = await fresh();
    const waiting = () => waitingOrder(store.getState().items)?.id ?? null;
    for (const id of [1, 2, 3]) store.getState().remember({ ...order, id, waitsForPayment: true });
    store.getState().remember({ ...order, id: 4 });
    expect(waiting()).toBe(3);
    store.getState().change(3, { waitsForPayment: false });
    expect(waiting()).toBe(2);
    store.getState().remember({ ...order, id: 2, waitsForPayment: false });
    expect(waiting()).toBe(1);
    store.getState().change(1, { isOver: true });
    expect(waiting()).toBeNull();
    store.getState().remember({ ...order, id: 4, waitsForPayment: true });
    expect(waiting()).toBe(4);
  });

  it("STATE-8 leaves no mark of orders after the last is removed", async () => {
    const { store, hasDeviceOrders } = await fresh();
    store.getState().forgetOwned();
    expect(hasDeviceOrders()).toBe(false);
    store.getState().remember({ ...order, id: 2, userId: 9 });
    expect(hasDeviceOrders()).toBe(true);
    store.getState().forgetOwned();
    expect(hasDeviceOrders()).toBe(false);
    store.getState().remember({ ...order, id: 3 });
    store.getState().forget(3);
    expect(hasDeviceOrders()).toBe(false);
  });

  it("ENT-7 reads an earlier visit's orders and ignores damaged entries", async () => {
    const { store } = await fresh({
      orders: [{ ...order, id: 3, isOver: true, waitsForPayment: true }, { id: "x" }, null, { id: 4, key: "" }],
    });
    expect(store.getState().items).toEqual([{ ...order, id: 3, isOver: true, waitsForPayment: true }]);
    store.getState().change(3, { isOver: true });
    store.getState().forget(3);
    expect(store.getState().items).toEqual([]);
  });
});
