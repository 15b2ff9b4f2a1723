import type { OrderView } from "@skatert/contract";
import type { DeliveryMethod, OrderStage } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { storySteps } from "./story-steps.ts";

function anOrder(method: DeliveryMethod, online: boolean, ...stages: readonly OrderStage[]) {
  const delivery: OrderView["delivery"] = {
    method,
    warehouseId: 1,
    zoneId: null,
    address: null,
    apartment: null,
    coordinates: null,
    placeName: null,
    pickupLocationId: null,
    restaurantId: null,
    seats: null,
    people: 1,
    express: false,
    takeDate: null,
    timeFrom: null,
    timeTo: null,
    comment: null,
  };
  const payment: OrderView["payment"] = {
    method: "cash",
    name: "Cash",
    online,
    paid: false,
    redirectUrl: null,
    changeFrom: null,
  };
  return {
    stage: stages.at(-1) ?? "accepted",
    stages: stages.map((stage, index) => ({ stage, at: index + 1 })),
    delivery,
    payment,
  };
}

const told = (order: ReturnType<typeof anOrder>) => storySteps(order).map(({ stage, state, at }) => [stage, state, at]);

describe("ENT-6 history of an order", () => {
  it("has past, present and coming stages of a delivery paid on receipt", () => {
    expect(told(anOrder("flat_rate", false, "accepted", "cooking"))).toEqual([
      ["accepted", "past", 1],
      ["cooking", "present", 2],
      ["ready", "future", null],
      ["on-the-way", "future", null],
      ["handed-over", "future", null],
    ]);
  });

  it("has no courier for a pickup, and a payment stage when paid online", () => {
    expect(storySteps(anOrder("local_pickup", true, "awaiting-payment")).map(({ stage }) => stage)).toEqual([
      "awaiting-payment",
      "accepted",
      "cooking",
      "ready",
      "handed-over",
    ]);
  });

  it("ends with the cancellation", () => {
    expect(told(anOrder("flat_rate", false, "accepted", "cancelled"))).toEqual([
      ["accepted", "past", 1],
      ["cancelled", "present", 2],
    ]);
  });
});
