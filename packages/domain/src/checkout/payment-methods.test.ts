import { describe, expect, it } from "vitest";
import { aPaymentMethod } from "../testing/checkout.ts";
import { type PaymentQuestion, paymentMethodsFor } from "./payment-methods.ts";
import type { PaymentMethod, PaymentPolicy } from "./types.ts";

function idsFor(
  methods: readonly PaymentMethod[],
  policy: Partial<PaymentPolicy> = {},
  question: Partial<PaymentQuestion> = {},
) {
  const full = {
    methods,
    filteredByLocation: false,
    useZoneMethods: false,
    byZone: {},
    byDeliveryService: [],
    ...policy,
  };
  const asked = { method: "flat_rate", warehouseId: 1, zoneId: "A", ...question } as const;
  return paymentMethodsFor(full, asked).map(({ id }) => id);
}

describe("payment methods", () => {
  const cash = aPaymentMethod();
  const card = aPaymentMethod({ id: "card", methods: ["local_pickup", "restaurants"] });
  const paykeeper = aPaymentMethod({ id: "paykeeper", online: true });

  it("VALID-2 offers enabled methods of the delivery type; an empty list means all", () => {
    const off = aPaymentMethod({ id: "off", enabled: false });
    expect(idsFor([cash, card, off])).toEqual(["cash"]);
    expect(idsFor([cash, card, off], {}, { method: "local_pickup" })).toEqual(["cash", "card"]);
    expect(idsFor([cash, card], {}, { method: "restaurants" })).toEqual(["cash", "card"]);
    expect(idsFor([cash, card], {}, { method: "wcso_booking" })).toEqual(["cash"]);
  });

  it("VALID-2 offers a zone's own methods for deliveries when zones have them", () => {
    const byZone = { A: ["paykeeper"], B: [] };
    const policy = { useZoneMethods: true, byZone };
    expect(idsFor([cash, paykeeper], policy)).toEqual(["paykeeper"]);
    expect(idsFor([cash, paykeeper], policy, { zoneId: "B" })).toEqual([]);
    expect(idsFor([cash, paykeeper], policy, { zoneId: "C" })).toEqual(["cash", "paykeeper"]);
    expect(idsFor([cash, paykeeper], policy, { zoneId: null })).toEqual(["cash", "paykeeper"]);
    expect(idsFor([cash, paykeeper], policy, { zoneId: "constructor" })).toEqual(["cash", "paykeeper"]);
    expect(idsFor([cash, paykeeper], policy, { method: "local_pickup" })).toEqual(["cash", "paykeeper"]);
    expect(idsFor([cash, paykeeper], { byZone })).toEqual(["cash", "paykeeper"]);
  });

  it("VALID-2 filters by the branch's warehouse only when the shop enables it", () => {
    const elsewhere = aPaymentMethod({ id: "elsewhere", warehouseIds: [2, 3] });
    expect(idsFor([cash, elsewhere])).toEqual(["cash", "elsewhere"]);
    expect(idsFor([cash, elsewhere], { filteredByLocation: true })).toEqual(["cash"]);
    expect(idsFor([cash, elsewhere], { filteredByLocation: true }, { warehouseId: 3 })).toEqual(["cash", "elsewhere"]);
  });

  it("VALID-2 offers only paykeeper for an outside delivery service, if it is enabled", () => {
    const service = { byDeliveryService: ["flat_rate"] } as const;
    expect(idsFor([cash, paykeeper], service)).toEqual(["paykeeper"]);
    expect(idsFor([cash, paykeeper], service, { method: "local_pickup" })).toEqual(["cash", "paykeeper"]);
    expect(idsFor([cash, { ...paykeeper, enabled: false }], service)).toEqual([]);
  });
});
