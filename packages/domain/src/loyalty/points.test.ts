import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { bonusCap, earnedPoints } from "./points.ts";

const rules = { active: true, percentMax: 30, earnPercent: 5 };

describe("points", () => {
  it.each([
    [1000_00, 300],
    [999_99, 299],
    [333, 0],
    [334, 1],
    [0, 0],
  ])("VALID-8 limits points to 30 %% of the remainder, rounded down: %i kopecks, %i points", (left, points) => {
    expect(bonusCap(rules, money(left))).toBe(points);
  });

  it("VALID-8 are 0 in a shop without points, and never exceed the goods", () => {
    expect(bonusCap({ ...rules, active: false }, money(1000_00))).toBe(0);
    expect(bonusCap({ ...rules, percentMax: 250 }, money(1000_00))).toBe(1000);
  });

  it("compute percentages with two decimals exactly", () => {
    expect(bonusCap({ ...rules, percentMax: 0.29 }, money(100_000_00))).toBe(290);
    expect(bonusCap({ ...rules, percentMax: 33.33 }, money(10_000_00))).toBe(3333);
  });

  it("VALID-8 stay within their percentage for any sum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100 }), (left, percentMax) => {
        const points = bonusCap({ ...rules, percentMax }, money(left));
        return (
          Number.isInteger(points) && points * 10_000 <= left * percentMax && (points + 1) * 10_000 > left * percentMax
        );
      }),
    );
  });

  it("are earned on what was paid for goods, not on gifts, delivery or points", () => {
    const adjustments = [
      { kind: "items", amount: money(1000_00) },
      { kind: "percent", amount: money(-100_00) },
      { kind: "gifts", amount: money(50_00) },
      { kind: "delivery", amount: money(200_00) },
      { kind: "bonuses", amount: money(-100_00) },
    ] as const;
    expect(earnedPoints(rules, adjustments)).toBe(40);
    expect(earnedPoints({ ...rules, active: false }, adjustments)).toBe(0);
    expect(earnedPoints(rules, [])).toBe(0);
  });
});
