import { describe, expect, it } from "vitest";
import type { RoleGrant } from "../staff/rights.ts";
import { guestSight, isCourierStep, isGuestSeen } from "./courier.ts";

const as = (role: RoleGrant["role"]) => [{ role, branchId: 10 }];
const stages = ["accepted", "cooking", "ready", "on-the-way", "handed-over", "cancelled"] as const;

describe("what a courier may", () => {
  it("STAFF-2 sees the guest of a delivery from the moment it is ready until it is handed over", () => {
    const sight = guestSight(as("courier"), 10);
    expect(stages.filter((stage) => isGuestSeen(sight, stage, true))).toEqual(["ready", "on-the-way"]);
    expect(stages.filter((stage) => isGuestSeen(sight, stage, false))).toEqual([]);
    expect(isGuestSeen(guestSight(as("courier"), 20), "ready", true)).toBe(false);
  });

  it("STAFF-2 changes nothing for others: the counter sees every guest, the kitchen none", () => {
    expect([guestSight(as("cashier"), 10), guestSight(as("manager"), 10)]).toEqual(["all", "all"]);
    expect(guestSight(as("cook"), 10)).toBe("none");
    expect(isGuestSeen("none", "ready", true)).toBe(false);
  });

  it("STAFF-2 takes a delivery and hands it over, and moves nothing else", () => {
    expect(stages.filter((stage) => isCourierStep(stage, true))).toEqual(["on-the-way", "handed-over"]);
    expect(stages.filter((stage) => isCourierStep(stage, false))).toEqual([]);
  });
});
