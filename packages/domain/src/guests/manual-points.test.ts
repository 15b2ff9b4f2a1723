import { describe, expect, it } from "vitest";
import { manualPointsRefusal } from "./manual-points.ts";

describe("manual points", () => {
  it.each([
    [500, 0, null],
    [501, 0, "points-limit"],
    [-501, 1_000, "points-limit"],
    [-100, 100, null],
    [-101, 100, "points-balance"],
  ])("GUEST-1 %i points at a balance of %i: %s", (points, balance, refusal) => {
    expect(manualPointsRefusal(points, { balance, limit: 500 })).toBe(refusal);
  });
});
