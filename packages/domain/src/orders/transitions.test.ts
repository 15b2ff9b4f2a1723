import { describe, expect, it } from "vitest";
import { stageSteps } from "./stage-steps.ts";
import { canShopperCancel, canTransition, initialStage, isFinal, nextStages } from "./transitions.ts";
import type { OrderStage } from "./types.ts";

const stages: readonly OrderStage[] = [
  "awaiting-payment",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "handed-over",
  "cancelled",
];

describe("order stages", () => {
  const allowed: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
    "awaiting-payment": ["accepted", "cancelled"],
    accepted: ["cooking", "cancelled"],
    cooking: ["ready", "cancelled"],
    ready: ["on-the-way", "handed-over", "cancelled"],
    "on-the-way": ["handed-over", "cancelled"],
    "handed-over": [],
    cancelled: [],
  };

  it.each(stages)("ENT-6 allows a delivery to leave %s for its next stages and no other", (from) => {
    expect(stages.filter((to) => canTransition(from, to, "delivery"))).toEqual(allowed[from]);
    expect(nextStages(from, "delivery")).toEqual(allowed[from]);
  });

  it.each(["pickup", "lounge"] as const)("ENT-6 has no courier for %s", (fulfilment) => {
    expect(stages.filter((to) => canTransition("ready", to, fulfilment))).toEqual(["handed-over", "cancelled"]);
    expect(stages.some((from) => canTransition(from, "on-the-way", fulfilment))).toBe(false);
  });

  it("ENT-6 ends with handed over and cancelled", () => {
    expect(stages.filter(isFinal)).toEqual(["handed-over", "cancelled"]);
  });

  it("starts as accepted when paid on receipt, as awaiting payment online", () => {
    expect(initialStage(false)).toBe("accepted");
    expect(initialStage(true)).toBe("awaiting-payment");
  });

  it("lets a shopper call off until the kitchen starts", () => {
    expect(stages.filter(canShopperCancel)).toEqual(["awaiting-payment", "accepted"]);
  });

  it("ENT-6 shows the steps of a good day, each allowed after the one before", () => {
    expect(stageSteps("pickup", false)).toEqual(["accepted", "cooking", "ready", "handed-over"]);
    for (const fulfilment of ["delivery", "pickup", "lounge"] as const) {
      const steps = stageSteps(fulfilment, true);
      expect(steps[0]).toBe("awaiting-payment");
      steps.slice(1).forEach((to, index) => {
        expect(canTransition(steps[index] ?? "cancelled", to, fulfilment)).toBe(true);
      });
    }
    expect(stageSteps("delivery", false)).toContain("on-the-way");
  });
});
