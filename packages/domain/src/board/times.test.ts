import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BoardCard, byUrgency, columnOf, lateBy } from "./columns.ts";
import { type BoardHandover, kitchenStart, proposedTime } from "./times.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 10, 18, 9, 0);
const soon: BoardHandover = {
  isDelivery: true,
  express: false,
  slot: null,
  cookingMinutes: 40,
  extraMinutes: 0,
  extraUntil: null,
};
const slot = { start: noon + 180 * minute, end: noon + 210 * minute };
const card: BoardCard = {
  stage: "accepted",
  asks: null,
  startAt: noon,
  promisedAt: noon + 40 * minute,
  isDelivery: true,
};

describe("the time proposed with one tap", () => {
  it.each<[string, number | null, Partial<BoardHandover>, number, number | null]>([
    ["is what the guest was told", noon + 45 * minute, {}, 2, noon + 45 * minute],
    ["moves when the answer comes too late for it", noon + 45 * minute, {}, 12, noon + 55 * minute],
    ["counts busy hours", noon + 45 * minute, { extraMinutes: 20 }, 0, noon + 60 * minute],
    [
      "counts busy hours no longer than they last",
      noon + 45 * minute,
      { extraMinutes: 20, extraUntil: noon + 5 * minute },
      5,
      noon + 45 * minute,
    ],
    ["is the end of a delivery's slot", slot.end, { slot }, 10, slot.end],
    ["is none without a cooking time", null, { cookingMinutes: 0 }, 0, null],
  ])("BOARD-4 %s", (_, promisedAt, handover, minutes, expected) => {
    expect(proposedTime(noon + minutes * minute, promisedAt, { ...soon, ...handover })).toBe(expected);
  });

  it("BOARD-4 is never before the kitchen can be ready", () => {
    const minutes = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (cookingMinutes, extraMinutes, passed) => {
        const handover = { ...soon, cookingMinutes, extraMinutes };
        const proposed = proposedTime(noon + passed * minute, noon + 45 * minute, handover) ?? 0;
        expect(proposed).toBeGreaterThanOrEqual(noon + (passed + cookingMinutes + extraMinutes) * minute);
        expect(proposed % (5 * minute)).toBe(0);
      }),
    );
  });
});

describe("a scheduled order", () => {
  it.each<[string, number | null, Partial<BoardHandover>, number]>([
    ["starts the cooking time before its slot", slot.end, { slot }, slot.start - 40 * minute],
    ["starts earlier in busy hours", slot.end, { slot, extraMinutes: 20 }, slot.start - 60 * minute],
    ["moves with its promise", slot.end + 30 * minute, { slot }, slot.start - 10 * minute],
    ["to collect is promised for the slot's start", slot.start, { slot, isDelivery: false }, slot.start - 40 * minute],
    ["for now starts at once", noon + 45 * minute, {}, noon],
    ["never starts before it was placed", slot.end, { slot, cookingMinutes: 600 }, noon],
  ])("BOARD-5 %s", (_, promisedAt, handover, expected) => {
    expect(kitchenStart(noon, promisedAt, { ...soon, ...handover })).toBe(expected);
  });
});

describe("the columns of the board", () => {
  it.each<[string, Partial<BoardCard>, ReturnType<typeof columnOf>]>([
    ["new until it is answered", { asks: "confirm", startAt: noon + 60 * minute }, "new"],
    ["scheduled until the kitchen should begin", { startAt: noon + minute }, "scheduled"],
    ["cooking from then on", {}, "cooking"],
    ["cooking while its guest asks to cancel", { stage: "cooking", asks: "cancel" }, "cooking"],
    ["ready for the courier", { stage: "ready" }, "ready"],
    ["to collect", { stage: "ready", isDelivery: false }, "leaving"],
    ["on the way", { stage: "on-the-way" }, "leaving"],
    ["done when cancelled", { stage: "cancelled", asks: "confirm" }, "done"],
  ])("BOARD-5 an order is %s", (_, changes, column) => {
    expect(columnOf({ ...card, ...changes }, noon)).toBe(column);
  });

  it("BOARD-5 late orders are first, with their delay", () => {
    const now = noon + 60 * minute;
    const later = { ...card, promisedAt: now + 10 * minute };
    const collected = { ...card, stage: "ready" as const, isDelivery: false };
    expect(lateBy(card, now)).toBe(20 * minute);
    expect([lateBy(later, now), lateBy(collected, now)]).toEqual([0, 0]);
    const cards = [later, { ...card, promisedAt: now - minute }, card];
    expect(cards.toSorted((a, b) => byUrgency(a, b, now)).map((one) => lateBy(one, now) / minute)).toEqual([20, 1, 0]);
  });
});
