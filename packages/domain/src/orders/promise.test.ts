import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canCancelLate, firstPromise, type PromisedHandover, promiseAfterOverdue, promiseAtStage } from "./promise.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 10, 18, 9, 0);
const soon: PromisedHandover = { isDelivery: true, express: false, slot: null, cookingMinutes: 40 };
const slot = { start: noon + 60 * minute, end: noon + 90 * minute };

describe("promised time", () => {
  it.each([
    ["as soon as possible, in steps of five minutes", noon + minute, soon, noon + 45 * minute],
    ["by express, to the minute", noon + minute, { ...soon, express: true }, noon + 41 * minute],
    ["at the end of a slot at the door", noon, { ...soon, slot }, slot.end],
    ["at the start of a slot at the counter", noon, { ...soon, isDelivery: false, slot }, slot.start],
  ])("is %s", (_, acceptedAt, handover, at) => {
    expect(firstPromise(acceptedAt, handover)).toBe(at);
  });

  it("ENT-6 a branch without a cooking time promises only slots", () => {
    expect(firstPromise(noon, { ...soon, cookingMinutes: 0 })).toBeNull();
    expect(firstPromise(noon, { ...soon, cookingMinutes: 0, slot })).toBe(slot.end);
  });

  it("moves later after a late stage and asks, moves earlier after an early one and does not ask", () => {
    const promised = noon + 40 * minute;
    expect(promiseAtStage(promised, "cooking", noon + 30 * minute, soon, null)).toEqual({
      at: noon + 65 * minute,
      isLater: true,
    });
    expect(promiseAtStage(promised, "on-the-way", noon + 10 * minute, soon, null)).toEqual({
      at: noon + 25 * minute,
      isLater: false,
    });
    expect(promiseAtStage(promised, "cooking", noon + 10 * minute, soon, null)).toEqual({
      at: promised,
      isLater: false,
    });
    expect(promiseAtStage(slot.end, "on-the-way", noon, { ...soon, slot }, null)).toEqual({
      at: slot.end,
      isLater: false,
    });
  });

  const given = noon + 40 * minute;
  it.each([
    ["becomes no earlier", "on-the-way", 10, 0, given],
    ["becomes later with a late stage", "cooking", 30, 0, noon + 65 * minute],
    ["stands when the work begins with the same press", "cooking", 30, 30, given],
    ["stands until five minutes after it", "cooking", 34.9, 30, given],
    ["moves from then on", "cooking", 35, 30, noon + 70 * minute],
    ["moves with a stage after the beginning, however soon", "ready", 30, 29, noon + 50 * minute],
  ] as const)("BOARD-4 a time that the restaurant gave %s", (_, stage, at, givenAt, expected) => {
    const next = promiseAtStage(given, stage, noon + at * minute, soon, noon + givenAt * minute);
    expect(next).toEqual({ at: expected, isLater: expected > given });
  });

  it("is never earlier than the stage that moved it, and is dropped when it cannot be met", () => {
    const stages = fc.constantFrom("cooking" as const, "ready" as const, "on-the-way" as const);
    const times = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(stages, times, times, fc.integer({ min: 0, max: 180 }), (stage, promisedIn, stageIn, cooking) => {
        const at = noon + stageIn * minute;
        const promised = noon + promisedIn * minute;
        const next = promiseAtStage(promised, stage, at, { ...soon, cookingMinutes: cooking }, null);
        expect(next.isLater).toBe(next.at > promised);
        if (next.at !== promised) expect(next.at).toBeGreaterThanOrEqual(at);
      }),
    );
  });

  it("moves at most three times automatically after it passes, and never once the order is ready", () => {
    expect(promiseAfterOverdue("cooking", noon + minute, true, 0)).toBe(noon + 20 * minute);
    expect(promiseAfterOverdue("cooking", noon, true, 3)).toBeNull();
    expect(promiseAfterOverdue("ready", noon, false, 0)).toBeNull();
    expect(promiseAfterOverdue("ready", noon, true, 0)).not.toBeNull();
    for (const stage of ["handed-over", "cancelled"] as const)
      expect(promiseAfterOverdue(stage, noon, true, 0)).toBeNull();
  });

  it("allows a guest who was asked to cancel until the courier has the order", () => {
    const stages = ["accepted", "cooking", "ready", "on-the-way", "handed-over", "cancelled"] as const;
    expect(stages.filter((stage) => canCancelLate(stage, true))).toEqual(["accepted", "cooking", "ready"]);
    expect(stages.some((stage) => canCancelLate(stage, false))).toBe(false);
  });
});
