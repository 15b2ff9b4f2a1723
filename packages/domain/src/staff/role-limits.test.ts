import { describe, expect, it } from "vitest";
import { roleLimit } from "./role-limits.ts";

const roles = ["owner", "manager", "operator", "cashier", "cook", "courier"] as const;

describe("the limits of roles", () => {
  it.each([
    ["PHONE-1 the discount", "discountPercent", [100, 30, 15, 10, 0, 0]],
    ["GUEST-1 a manual entry of points", "points", [10_000, 3_000, 500, 0, 0, 0]],
    ["INBOX-1 the points for a review", "reviewPoints", [10_000, 3_000, 500, 200, 0, 0]],
    ["GUEST-1 the points of a day", "pointsPerDay", [100_000, 15_000, 2_500, 1_000, 0, 0]],
  ] as const)("%s", (_, name, expected) => {
    expect(roles.map((role) => roleLimit([{ role, branchId: 10 }], name))).toEqual(expected);
  });

  it("STAFF-2 is that of the greatest role in the branch, and 0 where the person has none", () => {
    const grants = [
      { role: "cashier", branchId: 10 },
      { role: "manager", branchId: 20 },
      { role: "cook", branchId: null },
    ] as const;
    expect([10, 20, 30].map((branch) => roleLimit<number>(grants, "reviewPoints", branch))).toEqual([200, 3_000, 0]);
    expect(roleLimit(grants, "points")).toBe(3_000);
    expect(roleLimit([], "points")).toBe(0);
  });
});
