import { describe, expect, it } from "vitest";
import type { Fulfilment } from "../catalog/types.ts";
import { type Money, zero } from "../money/money.ts";
import { stageSteps } from "./stage-steps.ts";
import { canShopperCancel, canTransition, initialStage, isFinal } from "./transitions.ts";
import type { OrderStage } from "./types.ts";

const some = 100 as Money;
const stages: readonly OrderStage[] = [
  "awaiting-payment",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "handed-over",
  "cancelled",
];
const fulfilments: readonly Fulfilment[] = ["delivery", "pickup", "lounge"];

/** Every path of an order from a stage to its end; fails for an order that returns to a stage. */
function waysFrom(stage: OrderStage, fulfilment: Fulfilment, before: readonly OrderStage[] = []): OrderStage[][] {
  expect(before, `an order comes back to ${stage}`).not.toContain(stage);
  const next = stages.filter((to) => canTransition(stage, to, fulfilment));
  if (next.length === 0) return [[stage]];
  return next.flatMap((to) => waysFrom(to, fulfilment, [...before, stage]).map((way) => [stage, ...way]));
}

describe.each(fulfilments)("the stages of an order for %s", (fulfilment) => {
  const ways = waysFrom(initialStage(true, some), fulfilment);

  it("ENT-6 every path of an order ends with handed over or cancelled, and neither ever moves", () => {
    const ends = new Set(ways.map((way) => way.at(-1)));
    expect(ends).toEqual(new Set(["handed-over", "cancelled"]));
    for (const stage of stages) expect(isFinal(stage), stage).toBe(ends.has(stage));
  });

  it("ENT-6 every stage is reached, on the way only by a delivery", () => {
    const reached = new Set(ways.flat());
    expect(stages.filter((stage) => !reached.has(stage))).toEqual(fulfilment === "delivery" ? [] : ["on-the-way"]);
  });

  it("ENT-6 no order is handed over that was not accepted, cooked and ready before", () => {
    const kitchen: readonly OrderStage[] = ["accepted", "cooking", "ready"];
    const handedOver = ways.filter((way) => way.at(-1) === "handed-over");
    for (const way of handedOver) expect(way.filter((stage) => kitchen.includes(stage))).toEqual(kitchen);
    // A guest may pick up a delivery in person.
    expect(handedOver.some((way) => !way.includes("on-the-way"))).toBe(true);
  });

  it("ENT-6 an order can be cancelled at every stage before its end", () => {
    for (const stage of new Set(ways.flat()))
      expect(canTransition(stage, "cancelled", fulfilment), stage).toBe(!isFinal(stage));
  });

  it("ENT-6 a shopper can cancel as long as the kitchen has not started", () => {
    for (const way of ways) {
      const started = way.includes("cooking") ? way.indexOf("cooking") : way.indexOf("cancelled");
      for (const [index, stage] of way.entries()) expect(canShopperCancel(stage), stage).toBe(index < started);
    }
  });

  it.each([true, false])("ENT-6 the steps on its page are a way to its handover (paid online: %s)", (paidOnline) => {
    const steps = stageSteps(fulfilment, paidOnline);
    const longest = ways.filter((way) => way.at(-1) === "handed-over").toSorted((a, b) => b.length - a.length)[0];
    expect(steps).toEqual(longest?.slice(longest.indexOf(initialStage(paidOnline, some))));
  });
});

it("ENT-6 an order paid online waits for its payment, and one paid on receipt does not", () => {
  expect(canTransition(initialStage(true, some), initialStage(false, some), "delivery")).toBe(true);
  expect(initialStage(true, some)).toBe("awaiting-payment");
  expect(initialStage(false, some)).toBe("accepted");
});

it("ENT-6 an order that costs nothing waits for no payment", () => {
  expect(initialStage(true, zero)).toBe("accepted");
  expect(initialStage(false, zero)).toBe("accepted");
});
