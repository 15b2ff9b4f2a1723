import type { PlacesShop } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { newWay, type PaymentForm } from "./payment-form.ts";
import { paymentGaps, policyOfForm } from "./payment-gaps.ts";

const shop = {
  locations: [
    { name: "Центр", warehouseIds: [10] },
    { name: "Вокзал", warehouseIds: [20] },
  ],
  zones: [
    { id: "centre", name: "Центр" },
    { id: "far", name: "Окраина" },
  ],
  conditions: [
    { zoneId: "centre", warehouseId: null },
    { zoneId: "far", warehouseId: 20 },
  ],
  shippingMethods: [
    { id: "1", name: "Доставка", type: "flat_rate", pickupLocations: [], restaurants: [] },
    { id: "2", name: "Самовывоз", type: "local_pickup", pickupLocations: [{ warehouseId: 10 }], restaurants: [] },
  ],
  payments: { byDeliveryService: [] },
} as unknown as PlacesShop;

const cash = newWay("cash", "Наличными", []);
const online = newWay("yookassa", "Картой", []);
const form = (part: Partial<PaymentForm>): PaymentForm => ({
  ways: [cash, online],
  isByZone: false,
  byZone: {},
  ...part,
});
const gapsOf = (part: Partial<PaymentForm>, gateways: readonly string[] = ["yookassa"]) =>
  paymentGaps(shop, policyOfForm(form(part), shop, gateways)).map(
    ({ method, warehouseId, zoneId }) => `${method} ${warehouseId} ${zoneId ?? "-"}`,
  );

describe("places without a way to pay", () => {
  it("EDIT-4 finds none if one method is offered everywhere", () => {
    expect(gapsOf({})).toEqual([]);
  });

  it("EDIT-4 names only the branches that deliver to a zone without a method", () => {
    expect(gapsOf({ isByZone: true, byZone: { centre: [], far: ["cash"] } })).toEqual([
      "flat_rate 10 centre",
      "flat_rate 20 centre",
    ]);
  });

  it("EDIT-4 ignores a method whose gateway is not connected", () => {
    expect(gapsOf({ ways: [online] }, [])).toHaveLength(4);
  });

  it("EDIT-4 names a branch if only other branches have payment methods", () => {
    expect(gapsOf({ ways: [{ ...cash, branches: [20] }] })).toEqual(["flat_rate 10 centre", "local_pickup 10 -"]);
  });
});
