import { money } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { STATUS_OF_REASON } from "../api/reasons.ts";
import { type AnyRefusal, refusalFromWire, refusalToWire } from "./refusals.ts";

/** One refusal of each reason, with all its possible data. */
const refusals: readonly AnyRefusal[] = [
  { reason: "closed", opensAt: Date.UTC(2026, 2, 1, 8), closesAt: Date.UTC(2026, 1, 28, 19) },
  { reason: "sold-out", productId: 10, variationId: 102 },
  { reason: "not-enough-stock", productId: 10, variationId: null, left: 3 },
  { reason: "closed" },
  { reason: "paused", message: "Санитарный час" },
  { reason: "paused" },
  { reason: "paused", what: "method", backAt: Date.UTC(2026, 2, 1, 15) },
  { reason: "guest-blocked", phone: "+7 (4859) 55-01-20" },
  { reason: "guest-blocked" },
  { reason: "outside-zone" },
  { reason: "address-required" },
  { reason: "minimum-not-reached", required: money(50_000), missing: money(1250) },
  { reason: "sold-out" },
  { reason: "sold-out", backAt: Date.UTC(2026, 2, 1, 15) },
  { reason: "not-enough-stock", left: 3 },
  { reason: "not-available", from: 480, to: 720 },
  { reason: "not-available" },
  { reason: "not-at-location" },
  { reason: "variation-required" },
  { reason: "quantity-step", initial: 300, step: 100 },
  { reason: "supplement-not-offered", supplementId: 130 },
  { reason: "not-sold-alone" },
  { reason: "choice-required", groupId: 91, group: "Прожарка", chosen: 0, min: 1 },
  { reason: "choice-required", groupId: 91, group: "Прожарка", chosen: 0, min: 1, in: 201, productId: 401 },
  { reason: "choice-limit", groupId: 90, group: "Соусы", chosen: 5, max: 4 },
  { reason: "choice-limit", groupId: 90, group: "Соусы", chosen: 3, max: 2, supplementId: 902, in: 202 },
  { reason: "time-required" },
  { reason: "time-passed" },
  { reason: "slot-unavailable" },
  { reason: "slot-full" },
  { reason: "express-unavailable" },
  { reason: "payment-unavailable", methods: ["cash"] },
  { reason: "promo-unknown", code: "VESNA" },
  { reason: "not-combinable", what: "bonuses" },
  { reason: "not-combinable" },
  { reason: "bonuses-limited", applied: 0 },
  { reason: "warehouse", warehouseIds: [501] },
  { reason: "delivery-type", methods: ["local_pickup"] },
  { reason: "device" },
  { reason: "birthday" },
  { reason: "missing-product", productIds: [], categoryIds: [7] },
  { reason: "excluded-category", categoryIds: [9] },
  { reason: "product-quantity", productId: 1, missing: 2 },
  { reason: "category-quantity", categoryIds: [5], missing: 1 },
  { reason: "sum-below", bound: money(60_000), missing: money(101) },
  { reason: "sum-above", bound: money(90_050), excess: money(0) },
  { reason: "hours", from: 1320, to: 1440 },
  { reason: "weekday", weekdays: [1, 7] },
  { reason: "first-purchase" },
  { reason: "individual" },
  { reason: "used-up" },
  { reason: "used-today" },
  { reason: "budget-spent" },
  { reason: "not-started" },
  { reason: "other-half" },
  { reason: "expired" },
];

describe("refusals", () => {
  it("CART-8 maps every reason with its data in both directions", () => {
    expect(new Set(refusals.map(({ reason }) => reason))).toEqual(new Set(Object.keys(STATUS_OF_REASON)));
    for (const refusal of refusals) {
      expect(refusalFromWire(JSON.parse(JSON.stringify(refusalToWire(refusal))))).toEqual(refusal);
    }
  });

  it("API-2 writes money in roubles, minutes as times, instants in ISO", () => {
    expect(refusalToWire({ reason: "minimum-not-reached", required: money(50_000), missing: money(1250) })).toEqual({
      reason: "minimum-not-reached",
      required: 500,
      missing: 12.5,
    });
    expect(refusalToWire({ reason: "sum-below", bound: money(60_000), missing: money(101) })).toEqual({
      reason: "sum-below",
      amount: 600,
      missing: 1.01,
    });
    expect(refusalToWire({ reason: "not-available", from: 480, to: 1440 })).toEqual({
      reason: "not-available",
      from: "08:00",
      to: "24:00",
    });
    expect(refusalToWire({ reason: "closed", opensAt: Date.UTC(2026, 2, 1, 8) })).toEqual({
      reason: "closed",
      opens_at: "2026-03-01T08:00:00.000Z",
    });
  });

  it("ENT-1 ignores a refusal with an unknown reason or without its required data", () => {
    expect(refusalFromWire({ reason: "bad-weather" })).toBeNull();
    expect(refusalFromWire({ reason: "minimum-not-reached", required: 500 })).toBeNull();
    expect(refusalFromWire({ reason: "sold-out", extra: 1 })).toEqual({ reason: "sold-out" });
  });
});
