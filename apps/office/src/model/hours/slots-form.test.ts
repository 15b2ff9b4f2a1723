import { describe, expect, it } from "vitest";
import { lastUnevenTime, slotsForm, slotsPatch } from "./slots-form.ts";

describe("times to order for", () => {
  it("EDIT-7 send only what differs, and keep the limits of other methods", () => {
    const facets = {
      settings: {
        slot_minutes: 30,
        slot_capacity: { flat_rate: { orders: 20, sum: 80000 }, wcso_booking: { orders: 2 } },
      },
    };
    const slots = slotsForm({ facets });
    expect(slots).toEqual({
      minutes: 30,
      days: 7,
      deliveryOrders: 20,
      deliverySum: 80000,
      pickupOrders: null,
      pickupSum: null,
    });
    expect(slotsPatch({ facets }, slots)).toBeNull();
    expect([30, 45, 25, 50, Number.NaN].map(lastUnevenTime)).toEqual([null, null, "23:45", "23:20", null]);
    expect(slotsPatch({ facets }, { ...slots, days: 3 })).toEqual({ set: { settings: { slot_days: 3 } } });
    expect(slotsPatch({ facets }, { ...slots, pickupOrders: 5 })).toMatchObject({
      set: { settings: { slot_capacity: { local_pickup: { orders: 5, sum: null }, wcso_booking: { orders: 2 } } } },
    });
  });
});
