import { describe, expect, it } from "vitest";
import { expectedHandover, type OrderUnderWay } from "./expected-handover.ts";

const noon = Date.UTC(2026, 10, 22, 12);
const minute = 60_000;
const order: OrderUnderWay = {
  stage: "cooking",
  stages: [
    { stage: "awaiting-payment", at: noon - 5 * minute },
    { stage: "accepted", at: noon },
    { stage: "cooking", at: noon + 3 * minute },
  ],
  fulfilment: "delivery",
  promisedAt: null,
  chosen: null,
};

describe("expected handover of an order (ENT-6)", () => {
  it("ENT-6 adds the cooking time to the acceptance of an order for as soon as possible", () => {
    expect(expectedHandover(order, 35)).toBe(noon + 35 * minute);
    expect(expectedHandover({ ...order, stages: [] }, 35)).toBeNull();
  });

  it("ENT-6 is the end of a courier's slot and the start of a pickup slot", () => {
    const chosen = { from: noon + 60 * minute, to: noon + 90 * minute };
    expect(expectedHandover({ ...order, chosen }, 35)).toBe(chosen.to);
    expect(expectedHandover({ ...order, chosen, fulfilment: "pickup" }, 35)).toBe(chosen.from);
  });

  it("ENT-6 is the promised time, whatever was chosen, while the order is in progress", () => {
    const promised = { ...order, promisedAt: noon + 50 * minute, chosen: { from: noon, to: noon + 30 * minute } };
    expect(expectedHandover(promised, 35)).toBe(noon + 50 * minute);
    expect(expectedHandover({ ...promised, stage: "handed-over" }, 35)).toBeNull();
  });

  it.each(["awaiting-payment", "handed-over", "cancelled"] as const)("ENT-6 is unknown for the stage %s", (stage) => {
    expect(expectedHandover({ ...order, stage }, 35)).toBeNull();
  });

  it("ENT-6 is null for an order ready for pickup, but not for one waiting for its courier", () => {
    expect(expectedHandover({ ...order, stage: "ready", fulfilment: "pickup" }, 35)).toBeNull();
    expect(expectedHandover({ ...order, stage: "ready" }, 35)).toBe(noon + 35 * minute);
  });
});
