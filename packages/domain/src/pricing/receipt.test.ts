import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import {
  aFixedDiscount,
  aPercentDiscount,
  aPricingGift,
  aPricingInput,
  aPricingLine,
  aSupplement,
} from "../testing/index.ts";
import { priceCart } from "./price-cart.ts";
import { shareDiscounts } from "./receipt.ts";
import type { PricingInput } from "./types.ts";

const receiptOf = (changes: Partial<PricingInput>) => {
  const input = aPricingInput(changes);
  return shareDiscounts(input, priceCart(input));
};

describe("shareDiscounts", () => {
  it("PRICE-1 shares a discount over counted lines in proportion, the odd kopeck by largest remainder", () => {
    const lines = [
      aPricingLine({ unitPrice: money(1_00) }),
      aPricingLine({ unitPrice: money(2_00) }),
      aPricingLine({ excludedFromMinimum: true }),
    ];
    expect(receiptOf({ lines, discounts: [aFixedDiscount(1_00)] })).toEqual([
      { kind: "line", index: 0, amount: 67 },
      { kind: "line", index: 1, amount: 1_33 },
      { kind: "line", index: 2, amount: 100_00 },
    ]);
  });

  it("PRICE-1 lists gifts and the fee at their full price", () => {
    const positions = receiptOf({
      gifts: [aPricingGift()],
      fee: () => ({ kind: "delivery", amount: money(99_00) }),
      discounts: [aPercentDiscount(100)],
    });
    expect(positions).toEqual([
      { kind: "line", index: 0, amount: 0 },
      { kind: "gift", couponId: 7, amount: 1_00 },
      { kind: "fee", amount: 99_00 },
    ]);
  });

  it("PRICE-3 takes free supplements off their own line up to its remainder", () => {
    const withSauce = aPricingLine({ supplements: [aSupplement()], freeLimits: [{ categoryId: 90, quantity: 1 }] });
    const amounts = (discounts: PricingInput["discounts"]) =>
      receiptOf({ lines: [withSauce, aPricingLine()], discounts }).map(({ amount }) => amount);
    expect(amounts([])).toEqual([100_00, 100_00]);
    // After 90 % the line has 13.00 of the 30.00 left. The other line pays the remaining 10.00.
    expect(amounts([aPercentDiscount(90)])).toEqual([0, 0]);
  });
});
