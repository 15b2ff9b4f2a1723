import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Measure } from "../catalog/types.ts";
import { type Money, maxMoney, money } from "../money/money.ts";
import { aPricingLine } from "../testing/index.ts";
import { priceLine } from "./price-line.ts";
import { formerPrice, shownPrice } from "./shown-price.ts";

const byGrams: Measure = { kind: "grams" };
const prices = fc.integer({ min: 0, max: 10_000_000 }).map(money);

describe("shown price of a card", () => {
  it("shows the price of 100 g when the multiplier is 0.1 (VALID-7)", () => {
    expect(shownPrice({ measure: byGrams, displayMultiplier: 0.1, combo: null }, money(1890_00))).toEqual({
      amount: 189_00,
      grams: 100,
    });
  });

  it("shows the price of 1 kg without a multiplier or with one that gives no whole gram", () => {
    for (const displayMultiplier of [1, 0.00033, 1.00005, 0.0001]) {
      const shown = shownPrice({ measure: byGrams, displayMultiplier, combo: null }, money(1150_00));
      expect(shown).toEqual({ amount: 1150_00, grams: 1000 });
    }
  });

  it("shows the price of one piece or portion, whatever the multiplier", () => {
    fc.assert(
      fc.property(
        prices,
        fc.double({ min: 0.01, max: 20, noNaN: true }),
        fc.integer({ min: 1, max: 5000 }),
        (...it) => {
          const [price, displayMultiplier, grams] = it;
          for (const measure of [{ kind: "piece" }, { kind: "portion", grams }] as const) {
            const { amount, grams: of } = shownPrice({ measure, displayMultiplier, combo: null }, price);
            expect(of).toBeNull();
            expect(amount).toBe(costOf(measure, price, 1));
          }
        },
      ),
    );
  });

  it("equals the price in the cart for the shown weight (PRICE-2)", () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 20_000 }), (price, grams) => {
        const shown = shownPrice({ measure: byGrams, displayMultiplier: grams / 1000, combo: null }, price);
        expect(shown.grams).toBe(grams);
        expect(shown.amount).toBe(costOf(byGrams, price, grams));
      }),
    );
  });

  it("equals the price in the cart for a set, with the sum of before beside it (PRICE-4)", () => {
    const discounts = fc.oneof(
      fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant("fixed" as const), amount: prices }),
    );
    const measures = fc.constantFrom<Measure>({ kind: "piece" }, { kind: "portion", grams: 350 }, byGrams);
    fc.assert(
      fc.property(prices, prices, discounts, measures, (unitPrice, regularPrice, combo, measure) => {
        const dish = { measure, displayMultiplier: 0.3, combo };
        const quantity = measure.kind === "grams" ? 300 : 1;
        const { gross, comboDiscount } = priceLine(aPricingLine({ measure, unitPrice, combo, quantity }));
        expect(shownPrice(dish, unitPrice).amount).toBe(gross - comboDiscount);
        const before = costOf(measure, maxMoney(unitPrice, regularPrice), quantity);
        expect(formerPrice(dish, unitPrice, regularPrice)).toBe(before > gross - comboDiscount ? before : null);
      }),
    );
  });
});

function costOf(measure: Measure, unitPrice: Money, quantity: number): Money {
  return priceLine(aPricingLine({ measure, unitPrice, quantity })).gross;
}
