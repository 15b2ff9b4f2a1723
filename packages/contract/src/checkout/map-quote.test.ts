import { money, type Quote } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { quoteFromWire, quoteToWire } from "./map-quote.ts";
import { QuoteSchema } from "./quote-schemas.ts";

const quote: Quote = {
  lines: [
    {
      productId: 10,
      variationId: 102,
      name: "Борщ",
      quantity: 2,
      unitPrice: money(35_050),
      total: money(80_100),
      giftOf: null,
      refusal: null,
      supplements: [{ id: 130, name: "Сметана", count: 1, price: money(5000) }],
    },
    {
      productId: 11,
      variationId: null,
      name: "Щи",
      quantity: 1,
      unitPrice: money(100),
      total: money(0),
      giftOf: null,
      supplements: [],
      refusal: { reason: "not-enough-stock", left: 0 },
    },
    {
      productId: 12,
      variationId: null,
      name: "Морс",
      quantity: 1,
      unitPrice: money(100),
      total: money(100),
      giftOf: 7,
      supplements: [],
      refusal: null,
    },
  ],
  adjustments: [
    { kind: "items", amount: money(80_100) },
    { kind: "fixed", amount: money(-10_001), couponId: 5, label: "Осень" },
    { kind: "gifts", amount: money(100) },
    { kind: "free_supplements", amount: money(-5000) },
  ],
  total: money(65_199),
  minimum: { required: money(50_000), reachedSum: money(80_100) },
  paymentMethods: ["cash", "card"],
  refusals: [{ reason: "closed", opensAt: Date.UTC(2026, 2, 1, 8) }],
  coupons: [
    { id: 5, code: "Осень", applied: true, refusals: [] },
    {
      id: 6,
      code: "Зима",
      applied: false,
      refusals: [{ reason: "sum-below", bound: money(90_000), missing: money(9901) }],
    },
  ],
  bonuses: { active: true, available: 120, maxApplicable: 100, applied: 0, earned: 45 },
  zoneId: "centr",
  slotStart: Date.UTC(2026, 2, 1, 9, 30),
  takenSeconds: 720,
  now: Date.UTC(2026, 2, 1, 9),
  next: { day: { year: 2026, month: 3, day: 2 }, from: 600, to: 630 },
};

describe("quote", () => {
  it("CART-8 is mapped completely in both directions", () => {
    const wire: unknown = JSON.parse(JSON.stringify(quoteToWire(quote)));
    expect(quoteFromWire(QuoteSchema.parse(wire))).toEqual(quote);
  });

  it("API-2 has the settled shape, money in roubles, discounts negative", () => {
    expect(quoteToWire(quote)).toMatchObject({
      lines: [
        { product_id: 10, variation_id: 102, unit_price: 350.5, total: 801, gift: false },
        { refusal: { reason: "not-enough-stock", left: 0 } },
        { gift: true, coupon_id: 7 },
      ],
      adjustments: [
        { kind: "items", amount: 801 },
        { kind: "fixed", amount: -100.01, coupon_id: 5, label: "Осень" },
        {},
        {},
      ],
      total: 651.99,
      minimum: { required: 500, reached_sum: 801 },
      payment_methods: ["cash", "card"],
      bonuses: { active: true, available: 120, max_applicable: 100, applied: 0 },
    });
  });

  it("CART-8 reads a line with an unknown reason as refused", () => {
    const wire = quoteToWire(quote);
    const refused = { ...wire, lines: wire.lines.map((line) => ({ ...line, refusal: { reason: "bad-weather" } })) };
    expect(quoteFromWire(refused).lines.map(({ refusal }) => refusal?.reason)).toEqual([
      "not-available",
      "not-available",
      "not-available",
    ]);
  });

  it("API-3 reads a quote without zone and slot", () => {
    const {
      zone_id: _zone,
      slot_start: _slot,
      taken_for: _taken,
      next_time: _next,
      now: _now,
      ...bare
    } = quoteToWire(quote);
    expect(quoteFromWire(QuoteSchema.parse(bare))).toMatchObject({
      zoneId: null,
      slotStart: null,
      takenSeconds: null,
      next: null,
      now: null,
    });
  });
});
