import { describe, expect, it } from "vitest";
import { eased, restAngle, spinTarget } from "./wheel-angle.ts";

/**
 * The segment below the pointer at an angle. Segments go clockwise from the pointer and turn with the wheel.
 */
function segmentAt(angle: number, count: number): number {
  const whole = 2 * Math.PI;
  const turned = ((-angle % whole) + whole) % whole;
  return Math.floor((turned / whole) * count) % count;
}

describe("APP-2 the wheel", () => {
  it("stops with the drawn segment below the pointer, from any angle", () => {
    for (const from of [0, 1, restAngle(3, 8), 40]) {
      for (let index = 0; index < 8; index += 1) expect(segmentAt(spinTarget(from, index, 8), 8)).toBe(index);
    }
  });

  it("turns several times, and never backwards", () => {
    expect(spinTarget(2, 0, 8) - 2).toBeGreaterThanOrEqual(12 * Math.PI);
  });

  it("starts at the start angle and ends at the end angle", () => {
    expect([eased(0), eased(1), eased(2)]).toEqual([0, 1, 1]);
    expect(eased(0.5)).toBeGreaterThan(0.9);
  });
});
