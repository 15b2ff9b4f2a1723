import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMoney,
  maxMoney,
  minMoney,
  money,
  moneyFromRoubles,
  moneyToRoubles,
  multiplyMoney,
  negateMoney,
  scaleMoney,
  subtractMoney,
} from "./money.ts";

describe("money", () => {
  it("PRICE-1 refuses fractions of a kopeck and unsafe integers", () => {
    expect(() => money(0.5)).toThrow(RangeError);
    expect(() => money(Number.NaN)).toThrow(RangeError);
    expect(() => money(2 ** 53)).toThrow(RangeError);
  });

  it("PRICE-1 has no negative zero", () => {
    expect(Object.is(money(-0), 0)).toBe(true);
  });
});

describe("sums of money", () => {
  const amounts = fc.integer({ min: -1e9, max: 1e9 }).map(money);

  it("PRICE-1 are exact to the kopeck", () => {
    expect(addMoney(money(1_99), money(2_02), money(-1))).toBe(4_00);
    expect(subtractMoney(money(1_00), money(2_50))).toBe(-1_50);
    expect(multiplyMoney(money(33_33), 3)).toBe(99_99);
    expect(addMoney()).toBe(0);
    fc.assert(
      fc.property(amounts, amounts, fc.nat(1_000), (a, b, times) => {
        expect(subtractMoney(addMoney(a, b), b)).toBe(a);
        expect(addMoney(a, negateMoney(a))).toBe(0);
        expect(multiplyMoney(a, times + 1)).toBe(addMoney(multiplyMoney(a, times), a));
        expect(addMoney(minMoney(a, b), maxMoney(a, b))).toBe(addMoney(a, b));
        expect(minMoney(a, b)).toBeLessThanOrEqual(maxMoney(a, b));
      }),
    );
  });

  it("PRICE-1 refuse what a number cannot hold exactly", () => {
    const largest = money(Number.MAX_SAFE_INTEGER);
    expect(() => addMoney(largest, money(1))).toThrow(RangeError);
    expect(() => subtractMoney(negateMoney(largest), money(1))).toThrow(RangeError);
    expect(() => multiplyMoney(largest, 2)).toThrow(RangeError);
    expect(() => multiplyMoney(money(1), 0.5)).toThrow(RangeError);
  });
});

describe("moneyFromRoubles", () => {
  it("PRICE-1 parses a price as written, not by its binary value", () => {
    expect([0.29, 1.005, 8.325, 1.115, 4.35, 1234567.89, 1e-7, -1.005].map(moneyFromRoubles)).toEqual([
      29, 101, 833, 112, 435, 123456789, 0, -101,
    ]);
  });

  it("PRICE-1 refuses values that are not amounts", () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1e300])
      expect(() => moneyFromRoubles(wrong)).toThrow(RangeError);
  });

  it("PRICE-1 converts to roubles and back without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (kopecks) => {
        expect(moneyFromRoubles(moneyToRoubles(money(kopecks)))).toBe(kopecks + 0);
      }),
    );
  });
});

describe("scaleMoney", () => {
  it("PRICE-1 rounds half up", () => {
    expect(scaleMoney(money(5), 1, 2)).toBe(3);
    expect(scaleMoney(money(1), 499, 1000)).toBe(0);
    expect(scaleMoney(money(1), 500, 1000)).toBe(1);
  });

  it("PRICE-1 refuses negative parts", () => {
    expect(() => scaleMoney(money(-1), 1, 2)).toThrow(RangeError);
    expect(() => scaleMoney(money(1), -1, 2)).toThrow(RangeError);
    expect(() => scaleMoney(money(1), 1, 0)).toThrow(RangeError);
  });

  it("PRICE-1 is exact beyond safe integers", () => {
    const part = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 1e6 }), (amount, numerator, denominator) => {
        const twice = (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / BigInt(denominator);
        fc.pre(twice / 2n <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(scaleMoney(money(amount), numerator, denominator))).toBe(twice / 2n);
      }),
    );
  });
});
