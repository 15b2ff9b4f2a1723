import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawSegment, wheelOdds } from "./draw-segment.ts";

const segment = (id: number, weight: number) => ({ id, weight });

describe("the draw of the wheel", () => {
  it("APP-2 gives each segment its share by weight", () => {
    const segments = [segment(1, 1), segment(2, 0), segment(3, 2.5)];
    const totals: number[] = [];
    const drawn = (ticket: number) =>
      drawSegment(segments, (below) => {
        totals.push(below);
        return ticket;
      }).id;
    expect([0, 999, 1000, 3499].map(drawn)).toEqual([1, 1, 3, 3]);
    expect(new Set(totals)).toEqual(new Set([3500]));
  });

  it("PROMO-1 has the odds that the office shows: the share of all tickets that draw a segment", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, (numbers) => {
        fc.pre(numbers.some((weight) => weight > 0));
        const segments = numbers.map((weight, id) => segment(id, weight / 1000));
        const total = numbers.reduce((sum, weight) => sum + weight, 0);
        const counts = segments.map(() => 0);
        for (let ticket = 0; ticket < total; ticket += 1) {
          const { id } = drawSegment(segments, () => ticket);
          counts[id] = (counts[id] ?? 0) + 1;
        }
        expect(wheelOdds(segments)).toEqual(counts.map((count) => count / total));
      }),
    );
    expect(wheelOdds([segment(1, 0)])).toEqual([0]);
  });

  it("APP-2 throws if all weights are 0", () => {
    expect(() => drawSegment([segment(1, 0)], () => 0)).toThrow(RangeError);
    expect(() => drawSegment([], () => 0)).toThrow(RangeError);
  });
});
