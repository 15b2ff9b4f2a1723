import { describe, expect, it } from "vitest";
import { sectionsFor } from "./sections.ts";

const paths = (...grants: Parameters<typeof sectionsFor>[0]) => sectionsFor(grants).map(({ to }) => to);

describe("sections of the office", () => {
  it("STAFF-2 hides sections without a right", () => {
    expect(paths({ role: "cook", branchId: 10 })).toEqual(["/", "/stops", "/settings"]);
    expect(paths({ role: "cashier", branchId: null })).toEqual([
      "/",
      "/inbox",
      "/stops",
      "/settings",
      "/phone",
      "/bookings",
      "/guests",
    ]);
  });

  it("STAFF-2 shows everything to managers and owners of one branch or of all", () => {
    const all = [
      "/",
      "/inbox",
      "/stops",
      "/settings",
      "/phone",
      "/bookings",
      "/guests",
      "/menu",
      "/shop",
      "/people",
      "/devices",
      "/journal",
    ];
    // Zones and settings belong to every branch.
    expect(paths({ role: "manager", branchId: 10 })).toEqual(all.filter((path) => path !== "/shop"));
    expect(paths({ role: "cook", branchId: 10 }, { role: "owner", branchId: null })).toEqual(all);
  });
});
