import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aLineRequest, aStockLevel } from "../testing/cart.ts";
import { aCatalog, aCategory, aProduct } from "../testing/catalog.ts";
import { aCheckoutRequest, aCustomer, aPaymentMethod, aShop, aShopState } from "../testing/checkout.ts";
import { aCombiningPolicy, aCoupon } from "../testing/coupons.ts";
import { aCondition } from "../testing/delivery.ts";
import { aSchedule, aSlotLoad, aSlotPolicy, at, minuteOf } from "../testing/schedule.ts";
import { quoteOrder } from "./quote-order.ts";
import type { CheckoutRequest, Quote, ShopRules, ShopState } from "./types.ts";

function quote(
  request: Partial<CheckoutRequest> = {},
  shop: Partial<ShopRules> = {},
  state: Partial<ShopState> = {},
): Quote {
  return quoteOrder(aCheckoutRequest(request), aShop(shop), aShopState(state));
}

const reasons = ({ refusals }: Quote) => refusals.map(({ reason }) => reason);
const steps = ({ adjustments }: Quote) => adjustments.map(({ kind, amount }) => [kind, amount]);

describe("quote", () => {
  it("CART-8 prices an order from the shop's own menu", () => {
    const dinner = quote({ lines: [aLineRequest({ quantity: 3 })] });
    expect(steps(dinner)).toEqual([
      ["items", 300_00],
      ["delivery", 200_00],
    ]);
    expect(dinner).toMatchObject({
      total: 500_00,
      refusals: [],
      zoneId: "A",
      paymentMethods: ["cash", "card"],
      slotStart: at("2026-11-18 12:30"),
      minimum: { required: 0, reachedSum: 300_00 },
    });
    expect(dinner.lines).toEqual([
      {
        productId: 1,
        variationId: null,
        name: "Dish 1",
        quantity: 3,
        unitPrice: 100_00,
        total: 300_00,
        giftOf: null,
        supplements: [],
        refusal: null,
      },
    ]);
  });

  it("CART-8 prices the branch's own menu where it has one", () => {
    const catalog = aCatalog({ products: [aProduct({ price: money(150_00) })] });
    expect(quote({}, { catalog, mainCatalog: aCatalog() }).lines[0]?.total).toBe(150_00);
  });

  it("counts a refused line for nothing", () => {
    const lines = [aLineRequest(), aLineRequest({ productId: 404 })];
    const answer = quote({ lines });
    expect(answer.total).toBe(300_00);
    expect(answer.lines[1]).toMatchObject({ productId: 404, name: "", total: 0, refusal: { reason: "not-available" } });
  });

  it("charges nothing when every line is refused, delivery and gift neither", () => {
    const answer = quote({ lines: [aLineRequest({ productId: 404 })] });
    expect(answer.total).toBe(0);
    expect(steps(answer)).toEqual([["items", 0]]);
  });

  it("shows supplements by name with their prices, inside the line's total", () => {
    const dish = aProduct({ supplements: [{ id: 900, group: null }] });
    const shelf = aCategory({
      id: 2,
      name: "допы",
      products: [aProduct({ id: 900, name: "Sauce", price: money(30_00) })],
    });
    const catalog = aCatalog({
      categories: [aCategory({ products: [dish], freeLimits: [{ categoryId: 2, quantity: 1 }] }), shelf],
    });
    const answer = quote({ lines: [aLineRequest({ quantity: 2, supplements: [{ id: 900, count: 3 }] })] }, { catalog });
    expect(answer.lines[0]).toMatchObject({
      total: 380_00,
      supplements: [{ id: 900, name: "Sauce", count: 3, price: 30_00 }],
    });
    expect(steps(answer)).toContainEqual(["free_supplements", -60_00]);
  });
});

describe("quote: place and minimum", () => {
  const far = { coordinates: { lon: 50, lat: 50 } };

  it("names a place outside all zones, and no address", () => {
    expect(quote(far)).toMatchObject({ refusals: [{ reason: "outside-zone" }], zoneId: null, total: 100_00 });
    expect(reasons(quote({ coordinates: null }))).toEqual(["address-required"]);
  });

  it("PRICE-5 charges delivery by the zone, free from exactly free_from, express instead when chosen", () => {
    const conditions = [aCondition({ freeFrom: money(300_00), expressCost: money(400_00) })];
    const total = (quantity: number, express = false) =>
      quote({ lines: [aLineRequest({ quantity })], express }, { conditions }).total;
    expect([total(2), total(3), total(3, true)]).toEqual([400_00, 300_00, 700_00]);
  });

  it("PRICE-5 refuses express where it has no cost", () => {
    expect(reasons(quote({ express: true }))).toEqual(["express-unavailable"]);
  });

  it("PRICE-5 charges no delivery for pickup and lounge, wherever they stand", () => {
    for (const method of ["local_pickup", "restaurants", "wcso_booking"] as const) {
      expect(quote({ method, coordinates: null, express: true })).toMatchObject({
        total: 100_00,
        refusals: [],
        zoneId: null,
      });
    }
  });

  it.each([
    [100_01, ["minimum-not-reached"]],
    [100_00, []],
    [99_99, []],
  ])("PRICE-6 reaches the minimum exactly at it: of %i kopecks", (minimum, expected) => {
    expect(reasons(quote({}, { conditions: [aCondition({ minimum: money(minimum) })] }))).toEqual(expected);
  });

  it("PRICE-6 says what is missing, and counts no lines with exclude_from_min_cart", () => {
    const catalog = aCatalog({ products: [aProduct(), aProduct({ id: 2, excludedFromMinimum: true })] });
    const answer = quote(
      { lines: [aLineRequest(), aLineRequest({ productId: 2, quantity: 9 })] },
      { catalog, conditions: [aCondition({ minimum: money(500_00) })] },
    );
    expect(answer.refusals).toEqual([{ reason: "minimum-not-reached", required: 500_00, missing: 400_00 }]);
    expect(answer.minimum).toEqual({ required: 500_00, reachedSum: 100_00 });
  });

  it("PRICE-6 asks the branch's own minimum outside zones", () => {
    expect(reasons(quote({ method: "local_pickup" }, { minimum: money(200_00) }))).toEqual(["minimum-not-reached"]);
  });
});

describe("quote: clock and pauses", () => {
  it("takes as soon as possible only while open", () => {
    const answer = quote({}, {}, { now: at("2026-11-18 22:00") });
    expect(answer.refusals).toEqual([{ reason: "closed", opensAt: at("2026-11-19 10:00") }]);
    expect(answer.slotStart).toBeNull();
  });

  it("refuses a full slot, by its number of orders or the sum of totals with this one", () => {
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

  it("STATE-3 pauses a zone while its popup holds, by the clock and not the delivery time", () => {
    const pauses = [{ ...pause, zoneId: "A", message: "Storm", during: popup }];
    expect(quote({}, { pauses }).refusals).toEqual([{ reason: "paused", message: "Storm" }]);
    expect(reasons(quote({ method: "local_pickup" }, { pauses }))).toEqual([]);
    expect(reasons(quote({}, { pauses }, { now: at("2026-11-18 13:00") }))).toEqual([]);
    const later = { kind: "at", day: null, minute: minuteOf("20:00") } as const;
    expect(reasons(quote({ takeTime: later }, { pauses }))).toEqual(["paused"]);
  });

  it("names several faults, each once", () => {
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
  it("VALID-2 refuses a payment method that is not offered, and asks none in a quote without one", () => {
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
    expect(answer.bonuses).toEqual({ available: 1000, maxApplicable: 300, applied });
    expect(reasons(answer)).toEqual(expected);
    expect(answer.total).toBe(1200_00 - applied * 100);
  });

  it("VALID-8 takes at most the balance", () => {
    const answer = quote({ lines: dinner, bonusPoints: 200 }, {}, { customer: aCustomer({ bonusBalance: 150 }) });
    expect(answer.bonuses).toEqual({ available: 150, maxApplicable: 150, applied: 150 });
    expect(answer.refusals).toEqual([{ reason: "bonuses-limited", applied: 150 }]);
  });

  it("VALID-8 gives a guest no points, not even one known by phone", () => {
    expect(reasons(quote({ lines: dinner, bonusPoints: 1 }))).toEqual(["bonuses-limited"]);
    const byPhone = quote({ lines: dinner, bonusPoints: 1 }, {}, { customer: aCustomer({ id: null }) });
    expect(byPhone.bonuses).toEqual({ available: 0, maxApplicable: 0, applied: 0 });
  });

  it("COUP-14 lets points give way to automatic coupons unless the shop combines them", () => {
    const request = { lines: dinner, bonusPoints: 10, couponIds: [1] };
    const state = { customer: aCustomer() };
    const apart = quote(request, { coupons: [aCoupon()] }, state);
    expect(apart.refusals).toEqual([{ reason: "not-combinable", what: "bonuses" }]);
    expect(apart.bonuses).toEqual({ available: 1000, maxApplicable: 0, applied: 0 });
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

describe("quote: stock of the branch", () => {
  it("keeps what is refused for stock out of every sum", () => {
    const answer = quote(
      { lines: [aLineRequest({ quantity: 2 }), aLineRequest({ quantity: 2 })] },
      {},
      { stock: [aStockLevel({ quantity: 3 })] },
    );
    expect(answer.lines.map(({ total }) => total)).toEqual([200_00, 0]);
    expect(answer.minimum.reachedSum).toBe(200_00);
  });
});
