import type { WheelSegment } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { drawSegment } from "./draw-segment.ts";

const segment = (id: number, weight: number): WheelSegment => ({
  id,
  weight,
  label: String(id),
  color: null,
  image: null,
  prize: { kind: "nothing" },
});

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

  it("APP-2 draws by weight over many turns", () => {
    const counts = new Map<unknown, number>();
    for (let turn = 0; turn < 20_000; turn += 1) {
      const { id } = drawSegment([segment(1, 1), segment(2, 3)]);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(counts.get(2)).toBeGreaterThan(14_500);
    expect(counts.get(2)).toBeLessThan(15_500);
  });

  it("APP-2 throws if all weights are 0", () => {
    expect(() => drawSegment([segment(1, 0)])).toThrow(RangeError);
    expect(() => drawSegment([])).toThrow(RangeError);
  });
});
