import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aFixedDiscount, aPricingGift, aPricingInput, aPricingLine } from "../testing/index.ts";
import { priceCart } from "./price-cart.ts";
import { shareDiscounts } from "./receipt.ts";
import { staffDiscountRoom } from "./staff-discount-limit.ts";
import type { StaffDiscount } from "./types.ts";

const percent = (value: number, maxPercent: number): StaffDiscount => ({ kind: "percent", percent: value, maxPercent });
const fixed = (amount: number, maxPercent: number): StaffDiscount => ({
  kind: "fixed",
  amount: money(amount),
  maxPercent,
});

describe("a staff discount in the price", () => {
  const lines = [aPricingLine({ unitPrice: money(1000_00) })];
  const priced = (staffDiscount: StaffDiscount, changes = {}) =>
    priceCart(aPricingInput({ lines, staffDiscount, ...changes }));
  const taken = (staffDiscount: StaffDiscount, changes = {}) =>
    priced(staffDiscount, changes).adjustments.find(({ kind }) => kind === "staff")?.amount ?? 0;

  it("PHONE-1 is an adjustment of its own, after the coupons and before the points", () => {
    const totals = priced(percent(10, 10), {
      discounts: [aFixedDiscount(200_00)],
      bonusPoints: 50,
      bonusCap: () => 1000,
      fee: () => ({ kind: "delivery", amount: money(99_00) }),
    });
    expect(totals.adjustments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["items", 1000_00],
      ["fixed", -200_00],
      ["delivery", 99_00],
      ["staff", -80_00],
      ["bonuses", -50_00],
    ]);
    expect(totals.total).toBe(769_00);
  });

  it("PHONE-1 takes at most the limit of the person, as a percentage or as a sum", () => {
    expect(taken(percent(50, 10))).toBe(-100_00);
    expect(taken(fixed(500_00, 10))).toBe(-100_00);
    expect(taken(fixed(60_00, 10))).toBe(-60_00);
    expect(taken(percent(10, 0))).toBe(0);
  });

  it("PHONE-1 leaves gifts and delivery as they are", () => {
    const charges = { gifts: [aPricingGift()], fee: () => ({ kind: "delivery" as const, amount: money(99_00) }) };
    expect(priced(percent(100, 100), charges).total).toBe(100_00);
  });

  it("PHONE-1 keeps lines + fees − discounts = total = receipt, and never exceeds the room of the limit", () => {
    const aDiscount = fc
      .record({ value: fc.nat(120_00), limit: fc.nat(100), isSum: fc.boolean() })
      .map(({ value, limit, isSum }) => (isSum ? fixed(value * 10, limit) : percent(value / 100, limit)));
    const someLines = fc.array(
      fc
        .record({
          unitPrice: fc.nat(900_00).map(money),
          quantity: fc.integer({ min: 1, max: 9 }),
          excluded: fc.boolean(),
        })
        .map(({ excluded, ...line }) => aPricingLine({ ...line, excludedFromMinimum: excluded })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(someLines, aDiscount, fc.nat(400_00), fc.nat(300), (own, staffDiscount, coupon, points) => {
        const input = aPricingInput({
          lines: own,
          staffDiscount,
          discounts: [aFixedDiscount(coupon)],
          bonusPoints: points,
          bonusCap: (left) => Math.floor(left / 200),
          fee: () => ({ kind: "delivery", amount: money(99_00) }),
        });
        const totals = priceCart(input);
        expect(totals.adjustments.reduce<number>((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
        const positions = shareDiscounts(input, totals);
        expect(positions.reduce<number>((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
        expect(positions.every(({ amount }) => amount >= 0)).toBe(true);
        const discount = -(totals.adjustments.find(({ kind }) => kind === "staff")?.amount ?? 0);
        expect(discount).toBeLessThanOrEqual(staffDiscountRoom(staffDiscount.maxPercent, totals.adjustments));
      }),
    );
  });
});
