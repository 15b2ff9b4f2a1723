import { describe, expect, it } from "vitest";
import { money } from "../../money/money.ts";
import { aLineRequest } from "../../testing/cart.ts";
import { aCustomer, aPaymentMethod, aShop } from "../../testing/checkout.ts";
import { aCombiningPolicy, aCoupon } from "../../testing/coupons.ts";
import { aCondition } from "../../testing/delivery.ts";
import { quoteOf as quote, quoteReasons as reasons } from "../../testing/quotes.ts";
import { aSchedule, aSlotLoad, aSlotPolicy, at, minuteOf } from "../../testing/schedule.ts";

describe("quote: clock and pauses", () => {
  it("accepts as soon as possible only during opening hours", () => {
    const answer = quote({}, {}, { now: at("2026-11-18 22:00") });
    expect(answer.refusals).toEqual([{ reason: "closed", opensAt: at("2026-11-19 10:00") }]);
    expect(answer.slotStart).toBeNull();
  });

  it("refuses a full slot, by number of orders or by the sum of totals including this one", () => {
    const slotStart = at("2026-11-18 12:30");
    const load = aSlotLoad({ slotStart, sum: money(700_00) });
    const withCapacity = (orders: number | null, sum: number | null) =>
      quote(
        {},
        { slots: aSlotPolicy({ capacity: { flat_rate: { orders, sum: sum === null ? null : money(sum) } } }) },
        { slotLoads: [load] },
      );
    expect(reasons(withCapacity(1, null))).toEqual(["slot-full"]);
    expect(withCapacity(1, null).slotStart).toBeNull();
    expect(reasons(withCapacity(2, null))).toEqual([]);
    expect(reasons(withCapacity(null, 999_99))).toEqual(["slot-full"]);
    expect(reasons(withCapacity(null, 1000_00))).toEqual([]);
  });

  const popup = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: minuteOf("11:00"), to: minuteOf("13:00") } as const;
  const pause = { warehouseId: 1, zoneId: null, message: null, during: null };

  it("STATE-3 pauses a disabled branch, in any zone", () => {
    expect(quote({}, { pauses: [pause] }).refusals).toEqual([{ reason: "paused" }]);
    expect(reasons(quote({ method: "local_pickup" }, { pauses: [pause] }))).toEqual(["paused"]);
    expect(reasons(quote({}, { pauses: [{ ...pause, warehouseId: 2 }] }))).toEqual([]);
  });

  it("STATE-3 pauses a zone while its popup is active, by the clock and not the delivery time", () => {
    const pauses = [{ ...pause, zoneId: "A", message: "Storm", during: popup }];
    expect(quote({}, { pauses }).refusals).toEqual([{ reason: "paused", message: "Storm" }]);
    expect(reasons(quote({ method: "local_pickup" }, { pauses }))).toEqual([]);
    expect(reasons(quote({}, { pauses }, { now: at("2026-11-18 13:00") }))).toEqual([]);
    const later = { kind: "at", day: null, minute: minuteOf("20:00") } as const;
    expect(reasons(quote({ takeTime: later }, { pauses }))).toEqual(["paused"]);
  });

  it("returns several refusals, each once", () => {
    const answer = quote(
      { express: true, paymentMethod: "gold", promoCode: "nothing", bonusPoints: 5 },
      {
        pauses: [pause, pause],
        schedule: aSchedule({ week: {} }),
        conditions: [aCondition({ minimum: money(500_00) })],
      },
    );
    expect(reasons(answer)).toEqual([
      "express-unavailable",
      "closed",
      "paused",
      "minimum-not-reached",
      "payment-unavailable",
      "promo-unknown",
      "bonuses-limited",
    ]);
  });
});

describe("quote: payment and points", () => {
  it("VALID-2 refuses a payment method that is not offered, and requires none for a quote", () => {
    const payments = {
      ...aShop().payments,
      methods: [aPaymentMethod(), aPaymentMethod({ id: "card", enabled: false })],
    };
    const answer = quote({ paymentMethod: "card" }, { payments });
    expect(answer.refusals).toEqual([{ reason: "payment-unavailable", methods: ["cash"] }]);
    expect(reasons(quote({ paymentMethod: null }, { payments }))).toEqual([]);
  });

  const dinner = [aLineRequest({ quantity: 10 })];

  it.each([
    [100, 100, []],
    [300, 300, []],
    [301, 300, ["bonuses-limited"]],
    [5000, 300, ["bonuses-limited"]],
  ])("VALID-8 takes at most percent_max of the goods: %i points asked, %i taken", (bonusPoints, applied, expected) => {
    const answer = quote({ lines: dinner, bonusPoints }, {}, { customer: aCustomer() });
    expect(answer.bonuses).toMatchObject({ available: 1000, maxApplicable: 300, applied });
    expect(reasons(answer)).toEqual(expected);
    expect(answer.total).toBe(1200_00 - applied * 100);
  });

  it("VALID-8 takes at most the balance", () => {
    const answer = quote({ lines: dinner, bonusPoints: 200 }, {}, { customer: aCustomer({ bonusBalance: 150 }) });
    expect(answer.bonuses).toMatchObject({ available: 150, maxApplicable: 150, applied: 150 });
    expect(answer.refusals).toEqual([{ reason: "bonuses-limited", applied: 150 }]);
  });

  it("VALID-8 gives a guest no points, even with a known phone", () => {
    expect(reasons(quote({ lines: dinner, bonusPoints: 1 }))).toEqual(["bonuses-limited"]);
    const byPhone = quote({ lines: dinner, bonusPoints: 1 }, {}, { customer: aCustomer({ id: null }) });
    expect(byPhone.bonuses).toMatchObject({ available: 0, maxApplicable: 0, applied: 0 });
  });

  it("COUP-14 refuses points beside automatic coupons unless the shop combines them", () => {
    const request = { lines: dinner, bonusPoints: 10, couponIds: [1] };
    const state = { customer: aCustomer() };
    const apart = quote(request, { coupons: [aCoupon()] }, state);
    expect(apart.refusals).toEqual([{ reason: "not-combinable", what: "bonuses" }]);
    expect(apart.bonuses).toMatchObject({ available: 1000, maxApplicable: 0, applied: 0 });
    const together = quote(
      request,
      { coupons: [aCoupon()], combining: aCombiningPolicy({ bonusesWithAuto: true }) },
      state,
    );
    expect(together).toMatchObject({ refusals: [], bonuses: { applied: 10 } });
    const promo = aCoupon({ kind: "promo", code: "TEN" });
    expect(reasons(quote({ lines: dinner, bonusPoints: 10, promoCode: "TEN" }, { coupons: [promo] }, state))).toEqual(
      [],
    );
  });
});
