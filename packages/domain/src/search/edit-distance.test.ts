import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

const far = Number.POSITIVE_INFINITY;

describe("editDistance", () => {
  it.each([
    ["soup", "soup", 0],
    ["sopu", "soup", 1],
    ["sooup", "soup", 1],
    ["sop", "soup", 1],
    ["soap", "soup", 1],
    ["", "soup", 4],
    ["soup", "", 4],
    ["pizza", "paste", 4],
  ])("counts the typos between %j and %j", (typed, known, slips) => {
    expect(editDistance(typed, known, far)?.whole).toBe(slips);
  });

  it("ignores the part of the known word that is not typed yet", () => {
    expect(editDistance("margar", "margarita", far)).toEqual({ whole: 3, prefix: 0 });
    expect(editDistance("magrar", "margarita", far)).toEqual({ whole: 4, prefix: 1 });
  });

  /** Few letters, so that the words overlap. */
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });

  it("is symmetric, and 0 only for equal words", () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, far)?.whole;
        expect(editDistance(other, one, far)?.whole).toBe(distance);
        expect(distance === 0).toBe(one === other);
      }),
    );
  });

  it("returns the distance to the nearest prefix, and null only beyond the limit", () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (typed, known, limit) => {
        const beginnings = Array.from({ length: known.length + 1 }, (_, length) => known.slice(0, length));
        const nearest = Math.min(...beginnings.map((each) => editDistance(typed, each, far)?.whole ?? far));
        expect(editDistance(typed, known, far)?.prefix).toBe(nearest);
        expect(editDistance(typed, known, limit) === null).toBe(typed !== "" && nearest > limit);
      }),
    );
  });
});
