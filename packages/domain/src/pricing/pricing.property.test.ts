import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money, zero } from "../money/money.ts";
import {
  aFixedDiscount,
  aPercentDiscount,
  aPricingGift,
  aPricingInput,
  aPricingLine,
  aSupplement,
} from "../testing/index.ts";
import { sumOfAdjustments } from "./goods.ts";
import { priceCart } from "./price-cart.ts";
import { shareDiscounts } from "./receipt.ts";
import type { AdjustmentKind, CartTotals, Discount, PricingInput } from "./types.ts";

const anAmount = fc.oneof(fc.nat(1_00), fc.nat(3000_00)).map(money);
const aPercent = fc.oneof(
  fc.nat(100),
  fc.integer({ min: 0, max: 150_00 }).map((hundredths) => hundredths / 100),
);

const anySupplement = fc
  .record({ price: anAmount, count: fc.integer({ min: 1, max: 4 }), categoryIds: fc.subarray([90, 91]) })
  .map((changes) => aSupplement(changes));
const anyLine = fc
  .record({
    unitPrice: anAmount,
    quantity: fc.integer({ min: 1, max: 900 }),
    measure: fc.oneof(
      fc.constant({ kind: "piece" as const }),
      fc.record({ kind: fc.constant("portion" as const), grams: fc.integer({ min: 1, max: 2000 }) }),
      fc.constant({ kind: "grams" as const }),
    ),
    supplements: fc.array(anySupplement, { maxLength: 3 }),
    freeLimits: fc.array(fc.record({ categoryId: fc.constantFrom(90, 91), quantity: fc.nat(3) }), { maxLength: 3 }),
    combo: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant("percent" as const), percent: aPercent }),
        fc.record({ kind: fc.constant("fixed" as const), amount: anAmount }),
      ),
    ),
    excludedFromMinimum: fc.boolean(),
  })
  .map((changes) => aPricingLine(changes));
const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  anAmount.map((amount) => aFixedDiscount(amount, 1)),
  aPercent.map((percent) => aPercentDiscount(percent, 2)),
);
const anyInput: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 5 }),
    discounts: fc.array(anyDiscount, { maxLength: 3 }),
    gifts: fc.array(
      fc
        .record({ unitPrice: anAmount, quantity: fc.integer({ min: 1, max: 3 }) })
        .map((changes) => aPricingGift(changes)),
      { maxLength: 2 },
    ),
    feeAmount: anAmount,
    freeFrom: anAmount,
    bonusPoints: fc.nat(5000),
    percentMax: fc.nat(100),
  })
  .map(({ feeAmount, freeFrom, percentMax, ...rest }) =>
    aPricingInput({
      ...rest,
      fee: (countedSum) => ({ kind: "delivery", amount: countedSum >= freeFrom ? zero : feeAmount }),
      bonusCap: (left) => Math.floor((left * percentMax) / 100 / 100),
    }),
  );

const sumOf = (totals: CartTotals, ...kinds: readonly AdjustmentKind[]) =>
  sumOfAdjustments(totals.adjustments.filter(({ kind }) => kinds.includes(kind)));

describe("priceCart, any cart", () => {
  it("PRICE-1 is at least 0 and at most items + excluded + gifts + delivery, and equals its adjustments", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const totals = priceCart(input);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.total).toBeLessThanOrEqual(sumOf(totals, "items", "excluded", "gifts", "delivery"));
        expect(totals.total).toBe(sumOfAdjustments(totals.adjustments));
      }),
    );
  });

  it("PRICE-1 always charges the full price of gifts and delivery", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const totals = priceCart(input);
        expect(totals.total).toBeGreaterThanOrEqual(sumOf(totals, "gifts", "delivery"));
      }),
    );
  });

  it("PRICE-1 never rises with one more discount", () => {
    fc.assert(
      // Without points, because one kopeck less of goods may allow one whole point less.
      fc.property(anyInput, anyDiscount, (input, discount) => {
        const without = { ...input, bonusPoints: 0 };
        const more = { ...without, discounts: [...without.discounts, discount] };
        expect(priceCart(more).total).toBeLessThanOrEqual(priceCart(without).total);
      }),
    );
  });

  it("PRICE-1 does not depend on the order of lines", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { lines: _lines, ...turned } = priceCart({ ...input, lines: input.lines.toReversed() });
        const { lines: _same, ...straight } = priceCart(input);
        expect(turned).toEqual(straight);
      }),
    );
  });

  it("PRICE-3 never discounts more than the supplements cost, PRICE-4 never more than the dish", () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const [priced] = priceCart(aPricingInput({ lines: [line] })).lines;
        const supplements =
          line.supplements.reduce((sum, each) => sum + each.price * each.count, 0) *
          (line.measure.kind === "grams" ? 1 : line.quantity);
        expect(priced?.freeSupplements).toBeGreaterThanOrEqual(0);
        expect(priced?.freeSupplements).toBeLessThanOrEqual(supplements);
        expect(priced?.comboDiscount).toBeGreaterThanOrEqual(0);
        expect(priced?.comboDiscount).toBeLessThanOrEqual((priced?.gross ?? 0) - supplements);
      }),
    );
  });
});

describe("shareDiscounts, any cart", () => {
  it("PRICE-1 sums to the total exactly, with no position below 0 or above its price", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const totals = priceCart(input);
        const positions = shareDiscounts(input, totals);
        expect(positions.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
        for (const position of positions) {
          expect(position.amount).toBeGreaterThanOrEqual(0);
          if (position.kind === "line")
            expect(position.amount).toBeLessThanOrEqual(totals.lines[position.index]?.gross ?? 0);
        }
      }),
    );
  });
});
