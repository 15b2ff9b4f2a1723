import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSchedule, aSlotPolicy, at, everyDay } from "../testing/schedule.ts";
import { isOpenAt } from "./opening.ts";
import { resolveTakeTime } from "./slots/take-time.ts";
import { soonestEnds } from "./soonest-ends.ts";
import type { WorkSchedule } from "./types.ts";

const isTaken = (schedule: WorkSchedule, now: number) =>
  resolveTakeTime(schedule, aSlotPolicy(), { kind: "soonest" }, now).refusal === null;

const hours = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1440 }))
  .map(([from, to]) => ({ from, to }));
const anyDay = fc.array(hours, { maxLength: 2 });
const anySchedule: fc.Arbitrary<WorkSchedule> = fc.record({
  timeZone: fc.constantFrom("Europe/Moscow", "Europe/Berlin", "America/New_York"),
  aroundTheClock: fc.boolean(),
  week: fc.record({ 1: anyDay, 2: anyDay, 4: anyDay, 5: anyDay, 7: anyDay }, { requiredKeys: [] }),
  exceptions: fc.constant({}),
  cookingMinutes: fc.integer({ min: 0, max: 240 }),
});
const anyInstant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) });

describe("end of as soon as possible", () => {
  it("is closing time minus the cooking time", () => {
    expect(soonestEnds(aSchedule(), at("2026-11-18 21:18"))).toBe(at("2026-11-18 21:30"));
    const night = aSchedule({ week: everyDay("18:00-02:00"), cookingMinutes: 40 });
    expect(soonestEnds(night, at("2026-11-18 23:50"))).toBe(at("2026-11-19 01:20"));
  });

  it("is null once it has passed, and for a branch that does not close", () => {
    expect(soonestEnds(aSchedule(), at("2026-11-18 21:30"))).toBeNull();
    expect(soonestEnds(aSchedule(), at("2026-11-18 09:00"))).toBeNull();
    expect(soonestEnds(aSchedule({ aroundTheClock: true }), at("2026-11-18 21:18"))).toBeNull();
  });

  it("never accepts an order that is ready after closing", () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, (schedule, now) => {
        const ready = now + schedule.cookingMinutes * 60_000;
        expect(isTaken(schedule, now)).toBe(isOpenAt(schedule, now) && isOpenAt(schedule, ready));
      }),
    );
  });

  it("accepts at every moment before and refuses at the moment itself", () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, fc.double({ min: 0, max: 0.999, noNaN: true }), (schedule, now, share) => {
        const ends = soonestEnds(schedule, now);
        if (ends === null) return;
        expect(isTaken(schedule, now + Math.floor((ends - now) * share))).toBe(true);
        expect(isTaken(schedule, ends)).toBe(false);
      }),
    );
  });
});
