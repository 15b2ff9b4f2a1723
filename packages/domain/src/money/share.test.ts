import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "./money.ts";
import { shareMoney, shareWithinRoom } from "./share.ts";

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe("shareMoney", () => {
  it("PRICE-1 gives the odd kopecks to the largest remainders", () => {
    expect(shareMoney(money(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareMoney(money(10), [5, 3, 7])).toEqual([3, 2, 5]);
    expect(shareMoney(money(1), [1, 2])).toEqual([0, 1]);
  });

  it("PRICE-1 gives nothing to a weight of 0", () => {
    expect(shareMoney(money(7), [0, 2, 0, 3])).toEqual([0, 3, 0, 4]);
  });

  it("PRICE-1 shares an amount of 0, and refuses an amount without any weight", () => {
    expect(shareMoney(money(0), [0, 0])).toEqual([0, 0]);
    expect(() => shareMoney(money(1), [0, 0])).toThrow(RangeError);
    expect(() => shareMoney(money(1), [])).toThrow(RangeError);
    expect(() => shareMoney(money(-1), [1])).toThrow(RangeError);
  });

  it("PRICE-1 loses no kopeck and differs from the exact share by less than one", () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(fc.nat(1e9), { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const total = sum(weights);
        fc.pre(total > 0);
        const parts = shareMoney(money(amount), weights);
        expect(sum(parts)).toBe(amount);
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.001);
        });
      }),
    );
  });
});

describe("shareWithinRoom", () => {
  it("PRICE-1 shares only what fits the limits", () => {
    expect(shareWithinRoom(money(100), [money(30), money(20)])).toEqual([30, 20]);
    expect(shareWithinRoom(money(5), [money(0), money(0)])).toEqual([0, 0]);
  });

  it("PRICE-1 never exceeds a line's limit by the remainder", () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.array(fc.nat(1e6), { maxLength: 12 }), (amount, sizes) => {
        const rooms = sizes.map(money);
        const parts = shareWithinRoom(money(amount), rooms);
        expect(sum(parts)).toBe(Math.min(amount, sum(rooms)));
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(rooms[index] ?? 0);
        });
      }),
    );
  });
});
