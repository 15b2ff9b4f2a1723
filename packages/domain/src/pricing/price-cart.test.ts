import { describe, expect, it, vi } from "vitest";
import { type Money, money } from "../money/money.ts";
import {
  aFixedDiscount,
  aPercentDiscount,
  aPricingGift,
  aPricingLine,
  aSupplement,
  pricesOf,
  stepsOf,
} from "../testing/index.ts";
import type { DeliveryFee } from "./types.ts";

const delivery = (amount: number) => (): DeliveryFee => ({ kind: "delivery", amount: money(amount) });
const pizza = aPricingLine({ unitPrice: money(500_00) });
const cutlery = aPricingLine({ unitPrice: money(20_00), excludedFromMinimum: true });

describe("priceCart", () => {
  it("PRICE-1 applies the whole formula in order", () => {
    const totals = pricesOf({
      lines: [
        aPricingLine({
          unitPrice: money(500_00),
          quantity: 2,
          supplements: [aSupplement()],
          freeLimits: [{ categoryId: 90, quantity: 1 }],
        }),
        aPricingLine({ unitPrice: money(300_00), combo: { kind: "fixed", amount: money(50_00) } }),
        cutlery,
      ],
      discounts: [aPercentDiscount(10, 2), aFixedDiscount(110_00, 1)],
      gifts: [aPricingGift()],
      fee: delivery(150_00),
      bonusPoints: 100,
    });
    expect(stepsOf(totals)).toEqual([
      ["items", 1360_00],
      ["combo", -50_00],
      ["fixed", -110_00],
      ["percent", -120_00],
      ["excluded", 20_00],
      ["gifts", 1_00],
      ["delivery", 150_00],
      ["free_supplements", -60_00],
      ["bonuses", -100_00],
    ]);
    expect(totals).toMatchObject({
      total: 1091_00,
      countedSum: 1310_00,
      goodsBeforeBonuses: 1040_00,
      bonusPointsApplied: 100,
    });
  });

  it("PRICE-1 leaves out steps of 0, except items", () => {
    expect(stepsOf(pricesOf())).toEqual([["items", 100_00]]);
    expect(stepsOf(pricesOf({ lines: [cutlery] }))).toEqual([
      ["items", 0],
      ["excluded", 20_00],
    ]);
  });

  it("PRICE-1 charges nothing without lines, neither gifts nor delivery", () => {
    const fee = vi.fn(delivery(150_00));
    expect(pricesOf({ lines: [], gifts: [aPricingGift()], fee, bonusPoints: 5 })).toMatchObject({
      total: 0,
      adjustments: [{ kind: "items", amount: 0 }],
      bonusPointsMax: 0,
    });
    expect(fee).not.toHaveBeenCalled();
  });

  it("PRICE-1 limits a fixed discount to the goods, without excluded lines, gift and delivery", () => {
    const totals = pricesOf({
      lines: [pizza, cutlery],
      discounts: [aFixedDiscount(900_00)],
      gifts: [aPricingGift()],
      fee: delivery(150_00),
    });
    expect(stepsOf(totals)).toEqual([
      ["items", 500_00],
      ["fixed", -500_00],
      ["excluded", 20_00],
      ["gifts", 1_00],
      ["delivery", 150_00],
    ]);
    expect(totals.total).toBe(171_00);
  });

  it("PRICE-1 sums percents, rounds half up once, and gives each coupon its part", () => {
    const totals = pricesOf({
      lines: [aPricingLine({ unitPrice: money(1_01) })],
      discounts: [aPercentDiscount(25, 1), aPercentDiscount(25, 2)],
    });
    // 50 % of 1.01 is 0.505, so 0.51; 25 % twice would be 0.25 each.
    expect(totals.adjustments.slice(1)).toEqual([
      { kind: "percent", amount: -26, couponId: 1, label: "code-1" },
      { kind: "percent", amount: -25, couponId: 2, label: "code-2" },
    ]);
  });

  it("PRICE-1 limits percents to 100", () => {
    const both = pricesOf({ discounts: [aPercentDiscount(75, 1), aPercentDiscount(75, 2)] });
    expect(stepsOf(both)).toEqual([
      ["items", 100_00],
      ["percent", -50_00],
      ["percent", -50_00],
    ]);
    expect(pricesOf({ discounts: [aPercentDiscount(12.5)] }).total).toBe(87_50);
    expect(pricesOf({ discounts: [aPercentDiscount(-10)] }).total).toBe(100_00);
  });

  it("PRICE-1 applies percents after the fixed discounts", () => {
    expect(pricesOf({ discounts: [aPercentDiscount(50), aFixedDiscount(40_00)] }).total).toBe(30_00);
  });

  it("PRICE-3 limits free supplements to the remainder of the goods", () => {
    const dish = aPricingLine({
      supplements: [aSupplement({ price: money(80_00) })],
      freeLimits: [{ categoryId: 90, quantity: 1 }],
    });
    const totals = pricesOf({ lines: [dish], discounts: [aFixedDiscount(150_00)], fee: delivery(99_00) });
    expect(stepsOf(totals).at(-1)).toEqual(["free_supplements", -30_00]);
    expect(totals.total).toBe(99_00);
  });

  it("PRICE-4 charges an excluded combo after its combo discount", () => {
    const totals = pricesOf({
      lines: [pizza, { ...pizza, excludedFromMinimum: true, combo: { kind: "percent", percent: 20 } }],
    });
    expect(stepsOf(totals)).toEqual([
      ["items", 500_00],
      ["excluded", 400_00],
    ]);
  });

  it("PRICE-5 computes the fee from the counted sum: after combo, before everything else", () => {
    const fee = vi.fn((_counted: Money): DeliveryFee => ({ kind: "express", amount: money(300_00) }));
    const totals = pricesOf({
      lines: [{ ...pizza, combo: { kind: "fixed", amount: money(50_00) } }, cutlery],
      discounts: [aFixedDiscount(100_00)],
      fee,
    });
    expect(fee).toHaveBeenCalledExactlyOnceWith(450_00);
    expect(stepsOf(totals).at(-1)).toEqual(["express", 300_00]);
  });

  it("PRICE-6 counts only lines without exclude_from_min_cart, and no gifts", () => {
    expect(pricesOf({ lines: [pizza, cutlery], gifts: [aPricingGift({ unitPrice: money(300_00) })] }).countedSum).toBe(
      500_00,
    );
  });

  it("CART-7 prices a gift at the coupon's amount per piece", () => {
    const totals = pricesOf({ gifts: [aPricingGift({ quantity: 2 })] });
    expect(totals.adjustments[1]).toEqual({ kind: "gifts", amount: 2_00, couponId: 7, label: "gift" });
  });

  it("VALID-8 takes whole points up to the maximum, never from gifts or delivery", () => {
    const capped = {
      lines: [pizza],
      gifts: [aPricingGift()],
      fee: delivery(150_00),
      bonusPoints: 400,
      bonusCap: (left: Money) => left / 100 / 2,
    };
    expect(pricesOf(capped)).toMatchObject({ bonusPointsApplied: 250, bonusPointsMax: 250, total: 401_00 });
    expect(pricesOf({ ...capped, bonusCap: () => 9999, bonusPoints: 9999 })).toMatchObject({
      bonusPointsApplied: 500,
      bonusPointsMax: 500,
      total: 151_00,
    });
    expect(pricesOf({ ...capped, bonusPoints: 7 })).toMatchObject({ bonusPointsApplied: 7, bonusPointsMax: 250 });
  });

  it("VALID-8 charges the kopecks that a whole point cannot pay", () => {
    expect(pricesOf({ lines: [aPricingLine({ unitPrice: money(99) })], bonusPoints: 1 })).toMatchObject({
      total: 99,
      bonusPointsMax: 0,
    });
  });
});
