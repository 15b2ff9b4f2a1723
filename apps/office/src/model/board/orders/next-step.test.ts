import type { BoardOrder } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { afterAction, isDone } from "../queue/board-action.ts";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { asksReadingFirst, nextStep, offeredTime } from "./next-step.ts";

const cookingFor = (cookingMinutes: number) => ({ cookingMinutes, extraMinutes: 0, extraUntil: null });
const answered = { asks: null, confirmedAt: NOW } as const;

describe("next step of an order", () => {
  it("BOARD-4 moves a delivery on through the courier and a pickup through collection", () => {
    const pickup = { isDelivery: false, method: "local_pickup" } as const;
    const after = (stage: BoardOrder["stage"], changes: Partial<BoardOrder> = {}) =>
      nextStep(aBoardOrder({ ...answered, stage, ...changes }));
    expect(
      (["accepted", "cooking", "ready", "on-the-way", "handed-over", "cancelled"] as const).map((each) => after(each)),
    ).toEqual(["cooking", "ready", "on-the-way", "handed-over", null, null]);
    expect(after("ready", pickup)).toBe("handed-over");
  });

  it("BOARD-6 offers no step while a request to cancel waits for an answer", () => {
    expect(nextStep(aBoardOrder({ stage: "cooking", asks: "cancel" }))).toBe(null);
  });
});

describe("a guest's words on an allergy", () => {
  it("MENU-15 are read before any other step, and once", () => {
    const order = aBoardOrder({ asksReading: true });
    expect(asksReadingFirst(order)).toBe(true);
    const read = afterAction(order, { action: { kind: "seen" }, at: NOW });
    expect([asksReadingFirst(read), read.asks, isDone(read, { kind: "seen" })]).toEqual([false, "confirm", true]);
    expect(
      asksReadingFirst(afterAction(order, { action: { kind: "refuse", reason: "closed", message: "" }, at: NOW })),
    ).toBe(false);
  });

  it("MENU-15 come after the answer to a request to cancel", () => {
    expect(asksReadingFirst(aBoardOrder({ asksReading: true, asks: "cancel" }))).toBe(false);
  });
});

describe("offered time", () => {
  it("BOARD-4 is the proposed time, five minutes more or less, and never in the past", () => {
    const order = aBoardOrder({ proposedAt: NOW + 10 * MINUTE, cooking: cookingFor(10) });
    const offered = [0, 5, -5, -10, -15].map((shift) => offeredTime(order, NOW, shift));
    expect(offered.map((at) => ((at ?? 0) - NOW) / MINUTE)).toEqual([10, 15, 5, 0, 0]);
  });

  it("BOARD-4 follows the clock: an order that waited is offered for when the kitchen can have it", () => {
    const order = aBoardOrder({ promisedAt: NOW + 10 * MINUTE, cooking: cookingFor(10) });
    const offered = [0, 3, 13, 60].map((passed) => offeredTime(order, NOW + passed * MINUTE, 0) ?? 0);
    expect(offered.map((at) => (at - NOW) / MINUTE)).toEqual([10, 15, 25, 70]);
    expect(offeredTime(aBoardOrder({ proposedAt: null }), NOW, 0)).toBe(null);
  });
});
