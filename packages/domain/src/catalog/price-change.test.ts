import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { changedPair, changedPrice, OLD_PRICE_RULES, PRICE_ROUNDINGS, readPercent } from "./price-change.ts";

const prices = fc.integer({ min: 1, max: 100_000_000_00 }).map(money);
const percents = fc.integer({ min: -9_900, max: 100_000 });
const roundings = fc.constantFrom(...PRICE_ROUNDINGS);
const width = { kopeck: 1, "1": 100, "5": 500, "10": 1_000, "9": 1_000 } as const;
const lowest = { kopeck: 1, "1": 100, "5": 500, "10": 1_000, "9": 900 } as const;

describe("readPercent", () => {
  it("EDIT-2 reads percent as people type it, exactly", () => {
    expect(["10", "+7,5", "−12.25 %", "-0,07", "1 000%"].map(readPercent)).toEqual([1_000, 750, -1_225, -7, 100_000]);
  });

  it("EDIT-2 refuses text that is not a percent, and a change that leaves nothing of a price", () => {
    expect(["", "+", "ten", "1.234", "-99,01", "-100", "1000,01", "1e2", "--5"].map(readPercent)).toEqual(
      Array(9).fill(null),
    );
    expect(readPercent("-99")).toBe(-9_900);
  });
});

describe("changedPrice", () => {
  it("EDIT-2 rounds half up, to the chosen step", () => {
    const plusTen = PRICE_ROUNDINGS.map((rounding) => changedPrice(money(395_00), 1_000, rounding));
    expect(plusTen).toEqual([434_50, 435_00, 435_00, 430_00, 439_00]);
    expect(changedPrice(money(100_00), 450, "9")).toBe(109_00);
    expect(changedPrice(money(100_00), 399, "9")).toBe(99_00);
    expect(changedPrice(money(5), 1_000, "kopeck")).toBe(6);
  });

  it("EDIT-2 is exact, unlike binary fractions", () => {
    // 1.15 × 1.1 is 1.2649999999999999 in binary, 1.265 exactly.
    expect(changedPrice(money(115), 1_000, "kopeck")).toBe(127);
  });

  it("EDIT-2 keeps free dishes free, and makes no other dish free", () => {
    for (const rounding of PRICE_ROUNDINGS) {
      expect(changedPrice(money(0), 5_000, rounding)).toBe(0);
      expect(changedPrice(money(1), -9_900, rounding)).toBe(lowest[rounding]);
    }
  });

  it("EDIT-2 is at most half a step from the exact value, above the lowest price", () => {
    fc.assert(
      fc.property(prices, percents, roundings, (price, percent, rounding) => {
        const next = changedPrice(price, percent, rounding);
        const exact = BigInt(price) * BigInt(10_000 + percent);
        const distance = BigInt(next) * 10_000n - exact;
        const half = BigInt(width[rounding]) * 5_000n;
        expect((next - lowest[rounding]) % width[rounding]).toBe(0);
        expect(next).toBeGreaterThanOrEqual(lowest[rounding]);
        if (next > lowest[rounding]) expect(distance > -half && distance <= half).toBe(true);
      }),
    );
  });

  it("EDIT-2 keeps the order of prices, and rounds a second time to the same", () => {
    fc.assert(
      fc.property(prices, prices, percents, roundings, (one, other, percent, rounding) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(changedPrice(low, percent, rounding)).toBeLessThanOrEqual(changedPrice(high, percent, rounding));
        const next = changedPrice(one, percent, rounding);
        expect(changedPrice(next, 0, rounding)).toBe(next);
      }),
    );
  });

  it("EDIT-2 has no exact inverse, which is why undo sends the former prices", () => {
    const raised = changedPrice(money(395_00), 1_000, "10");
    expect(changedPrice(raised, -909, "10")).not.toBe(395_00);
  });
});

describe("changedPair", () => {
  const pair = (price: number, old: number) => ({ price: money(price), old: money(old) });
  const change = (percent: number, oldPrice: (typeof OLD_PRICE_RULES)[number]) =>
    ({ percent, oldPrice, rounding: "1" }) as const;

  it("EDIT-2 keeps a discount, ends it, or begins one", () => {
    expect(changedPair(pair(300_00, 400_00), change(1_000, "keep"))).toEqual(pair(330_00, 400_00));
    expect(changedPair(pair(300_00, 320_00), change(1_000, "keep"))).toEqual(pair(330_00, 330_00));
    expect(changedPair(pair(300_00, 300_00), change(-1_000, "keep"))).toEqual(pair(270_00, 270_00));
    expect(changedPair(pair(300_00, 400_00), change(1_000, "drop"))).toEqual(pair(330_00, 330_00));
    expect(changedPair(pair(300_00, 300_00), change(-1_000, "show"))).toEqual(pair(270_00, 300_00));
    expect(changedPair(pair(300_00, 300_00), change(1_000, "show"))).toEqual(pair(330_00, 330_00));
  });

  it("EDIT-2 never has an old price below the price", () => {
    fc.assert(
      fc.property(
        prices,
        prices,
        percents,
        roundings,
        fc.constantFrom(...OLD_PRICE_RULES),
        (price, old, percent, rounding, oldPrice) => {
          const next = changedPair({ price, old }, { percent, rounding, oldPrice });
          expect(next.old).toBeGreaterThanOrEqual(next.price);
          expect(next.price).toBe(changedPrice(price, percent, rounding));
        },
      ),
    );
  });
});
