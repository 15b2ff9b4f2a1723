import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pacePeriodMs, runsOutAt, stockOutlook } from "./stock-outlook.ts";

const now = 1_000_000_000;
const hour = 3_600_000;
const piece = { portion: 1, sold: 0 };

describe("how long a count lasts", () => {
  it.each([
    [0, 5, "gone"],
    [4, 4, "tonight"],
    [20, 4, "enough"],
    [3, 0, "low"],
    [4, 0, "enough"],
  ])("STOP-4 %i left after %i in two hours, four hours before closing: %s", (quantity, sold, outlook) => {
    expect(stockOutlook({ ...piece, quantity, sold }, now, now + 4 * hour)).toBe(outlook);
  });

  it("STOP-4 counts portions of dishes sold by weight, and nothing runs out in a closed branch", () => {
    expect(stockOutlook({ quantity: 900, portion: 300, sold: 0 }, now, null)).toBe("low");
    expect(stockOutlook({ ...piece, quantity: 10, sold: 100 }, now, null)).toBe("enough");
  });

  it("STOP-4 sells exactly the count in the time it lasts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (quantity, sold) => {
        const end = runsOutAt({ quantity, portion: 1, sold }, now) ?? 0;
        expect(((end - now) * sold) / pacePeriodMs).toBeGreaterThanOrEqual(quantity - 1e-6);
        expect(((end - 1 - now) * sold) / pacePeriodMs).toBeLessThan(quantity);
      }),
    );
  });
});
