import { describe, expect, it } from "vitest";
import { manualPointsLimit, manualPointsRefusal } from "./manual-points.ts";

describe("manual points", () => {
  it("GUEST-1 the limit is that of the greatest role", () => {
    const limit = (...roles: ("owner" | "manager" | "operator" | "cook")[]) =>
      manualPointsLimit(roles.map((role) => ({ role, branchId: null })));
    expect([limit("operator"), limit("operator", "manager"), limit("owner"), limit("cook"), limit()]).toEqual([
      500, 3_000, 10_000, 0, 0,
    ]);
  });

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
