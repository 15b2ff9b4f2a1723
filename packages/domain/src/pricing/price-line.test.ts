import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aPricingLine, aSupplement } from "../testing/index.ts";
import { priceLine } from "./price-line.ts";

describe("priceLine", () => {
  it("PRICE-2 rounds one portion to a kopeck, then multiplies", () => {
    const line = aPricingLine({ unitPrice: money(333_31), measure: { kind: "portion", grams: 150 }, quantity: 3 });
    // 333.31 × 0.15 = 49.9965, so 50.00 per portion. Rounding the whole line would give 149.99.
    expect(priceLine(line).gross).toBe(150_00);
  });

  it("PRICE-2 rounds a line of grams once", () => {
    expect(priceLine(aPricingLine({ unitPrice: money(333_33), measure: { kind: "grams" }, quantity: 450 })).gross).toBe(
      150_00,
    );
    expect(priceLine(aPricingLine({ unitPrice: money(1), measure: { kind: "grams" }, quantity: 499 })).gross).toBe(0);
  });

  it("PRICE-3 counts supplements for every unit of the dish", () => {
    const line = aPricingLine({ quantity: 2, supplements: [aSupplement({ count: 3 })] });
    expect(priceLine(line).gross).toBe(2 * (100_00 + 3 * 30_00));
  });

  it("PRICE-3 counts supplements and their limit once for a line of grams", () => {
    const line = aPricingLine({
      measure: { kind: "grams" },
      quantity: 500,
      supplements: [aSupplement({ count: 3 })],
      freeLimits: [{ categoryId: 90, quantity: 1 }],
    });
    expect(priceLine(line)).toMatchObject({ gross: 50_00 + 3 * 30_00, freeSupplements: 30_00 });
  });

  it("PRICE-4 takes a percent combo off each unit without supplements, rounded half up", () => {
    const line = aPricingLine({
      unitPrice: money(99_95),
      quantity: 3,
      combo: { kind: "percent", percent: 10 },
      supplements: [aSupplement()],
    });
    // 9.995 per unit is 10.00.
    expect(priceLine(line).comboDiscount).toBe(3 * 10_00);
  });

  it("PRICE-4 limits a fixed combo discount to the unit's price", () => {
    const combo = { kind: "fixed", amount: money(150_00) } as const;
    expect(priceLine(aPricingLine({ combo, quantity: 2, unitPrice: money(500_00) })).comboDiscount).toBe(300_00);
    expect(priceLine(aPricingLine({ combo, quantity: 2, supplements: [aSupplement()] })).comboDiscount).toBe(200_00);
  });

  it("PRICE-4 limits a combo discount above 100 percent to the unit's price", () => {
    expect(priceLine(aPricingLine({ combo: { kind: "percent", percent: 130 } })).comboDiscount).toBe(100_00);
  });
});
