import type { RequestView } from "@skatert/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";

const hour = 3_600_000;
const made = Date.UTC(2026, 10, 18, 12);
const request: RequestView = {
  id: 7,
  number: "107",
  key: "k",
  kind: "booking",
  state: "new",
  at: made,
  name: "Анна",
  comment: "",
  product: null,
  booking: {
    restaurantId: 401,
    placeName: "Зал на Соборной",
    address: "Соборная улица, 58",
    day: { year: 2026, month: 11, day: 20 },
    from: 19 * 60,
    to: 21 * 60,
    seats: 2,
  },
  canCancel: true,
  answer: null,
};

async function fresh({ isUserRead = true } = {}) {
  vi.resetModules();
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  });
  const { forgetPastBookings, keepBooking, useDeviceBookings } = await import("./device-bookings.ts");
  const { hasDeviceBookings } = await import("../orders/device-orders-mark.ts");
  const { useUser } = await import("../account/user-store.ts");
  if (isUserRead) await useUser.persist.rehydrate();
  const ids = () => useDeviceBookings.getState().items.map(({ id }) => id);
  return { forgetPastBookings, keepBooking, store: useDeviceBookings, hasDeviceBookings, useUser, ids };
}

describe("bookings of the device (APP-1)", () => {
  beforeEach(() => vi.unstubAllGlobals());

  it("ENT-7 stores each once, the latest ten, and no entry without bookings", async () => {
    const { keepBooking, store, hasDeviceBookings, ids } = await fresh();
    expect(hasDeviceBookings()).toBe(false);
    for (let id = 1; id <= 12; id += 1) keepBooking({ ...request, id }, 0);
    keepBooking({ ...request, id: 12 }, 0);
    expect(ids()).toEqual(Array.from({ length: 10 }, (_, index) => 12 - index));
    expect(hasDeviceBookings()).toBe(true);
    for (const id of ids()) store.getState().forget(id);
    expect(hasDeviceBookings()).toBe(false);
  });

  it("removes a cancelled booking, and stores no request that is not a booking", async () => {
    const { keepBooking, ids } = await fresh();
    keepBooking(request, 0);
    keepBooking({ ...request, id: 8, kind: "call", booking: null }, 0);
    expect(ids()).toEqual([7]);
    keepBooking({ ...request, state: "cancelled" }, 0);
    expect(ids()).toEqual([]);
  });

  it("shows a booking until the day after it, independent of the device's clock", async () => {
    const { forgetPastBookings, keepBooking, ids } = await fresh();
    const deviceNow = made + 900 * hour;
    keepBooking(request, deviceNow);
    forgetPastBookings(deviceNow + 55 * hour);
    expect(ids()).toEqual([7]);
    forgetPastBookings(deviceNow + (55 + 36) * hour);
    expect(ids()).toEqual([]);
  });

  it("STATE-8 removes a person's bookings at sign-out and keeps a guest's", async () => {
    const { keepBooking, store, useUser, ids } = await fresh();
    keepBooking(request, 0);
    useUser.setState({ user: { id: 3, name: "Вера", phone: "+79125550101" } });
    keepBooking({ ...request, id: 8 }, 0);
    store.getState().forgetOwned();
    expect(ids()).toEqual([7]);
  });

  it("STATE-8 stores no booking before the user store is read", async () => {
    const { keepBooking, store, useUser, ids } = await fresh({ isUserRead: false });
    keepBooking(request, 0);
    expect(ids()).toEqual([]);
    await useUser.persist.rehydrate();
    useUser.setState({ user: { id: 3, name: "Вера", phone: "+79125550101" } });
    keepBooking(request, 0);
    expect(ids()).toEqual([7]);
    store.getState().forgetOwned();
    expect(ids()).toEqual([]);
  });

  it("STATE-8 assigns a booking without owner to the person who opens it", async () => {
    const { keepBooking, store, useUser, ids } = await fresh();
    keepBooking(request, 0);
    useUser.setState({ user: { id: 3, name: "Вера", phone: "+79125550101" } });
    keepBooking(request, 0);
    keepBooking(request, 0);
    expect(ids()).toEqual([7]);
    store.getState().forgetOwned();
    expect(ids()).toEqual([]);
  });
});
