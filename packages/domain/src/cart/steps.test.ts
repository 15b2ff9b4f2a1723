import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnGrid, lowerToGrid, raiseToGrid } from "./steps.ts";

const grid = { initialQuantity: 300, step: 100 };

describe("quantity steps", () => {
  it("ENT-5 allows the first-add minimum plus whole steps and nothing else", () => {
    expect([300, 400, 200, 0, 350, 300.5, Number.NaN].map((quantity) => isOnGrid(quantity, grid))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("ENT-5 rounds up to the least and down to the largest allowed quantity", () => {
    expect([1, 300, 301, 400].map((wanted) => raiseToGrid(wanted, grid))).toEqual([300, 300, 400, 400]);
    expect([299, 300, 399, 400].map((available) => lowerToGrid(available, grid))).toEqual([0, 300, 300, 400]);
  });

  it("ENT-5 always returns an allowed quantity on the requested side", () => {
    const positive = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(positive, positive, fc.nat(5000), (initialQuantity, step, quantity) => {
        const any = { initialQuantity, step };
        const raised = raiseToGrid(quantity, any);
        const lowered = lowerToGrid(quantity, any);
        expect(isOnGrid(raised, any) && raised >= quantity).toBe(true);
        expect(lowered === 0 ? quantity < initialQuantity : isOnGrid(lowered, any) && lowered <= quantity).toBe(true);
      }),
    );
  });
});
