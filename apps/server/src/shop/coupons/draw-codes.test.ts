import fc from "fast-check";
import { expect, it } from "vitest";
import { drawCodes } from "./draw-codes.ts";

it("PROMO-1 drawn codes differ from each other and from every code of the shop, and have no signs that are confused", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom("", "LETO-"), (count, prefix) => {
      const codes = drawCodes(count, prefix, new Set());
      expect(new Set(codes).size).toBe(count);
      for (const code of codes) expect(code.slice(prefix.length)).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    }),
    { numRuns: 20 },
  );
});

it("PROMO-1 a code that the shop has already is drawn again", () => {
  const draws = [0, 0, 1].map((byte) => new Uint8Array(8).fill(byte));
  expect(drawCodes(1, "", new Set(["22222222"]), () => draws.shift() ?? new Uint8Array(8))).toEqual(["33333333"]);
});
