import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeSlots } from "../schedule/slots/take-slots.ts";
import { aSchedule, aSlotPolicy, at } from "../testing/schedule.ts";
import { aPace } from "../testing/stops.ts";
import { promisedMinutes, scheduleAtPace, takesExpressAt } from "./pace.ts";

const noon = at("2026-11-18 12:00");
const end = at("2026-11-18 18:00");
const schedule = aSchedule();

describe("the pace of a branch", () => {
  it("STOP-3 lengthens cooking until exactly its end", () => {
    const minutes = (now: number) => scheduleAtPace(schedule, aPace(), now).cookingMinutes;
    expect([minutes(noon), minutes(end - 1), minutes(end)]).toEqual([50, 50, 30]);
    expect(scheduleAtPace(schedule, null, noon)).toBe(schedule);
  });

  it("STOP-3 turns express off until its end", () => {
    const busy = aPace({ express: false });
    expect([takesExpressAt(busy, noon), takesExpressAt(busy, end), takesExpressAt(null, noon)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("STOP-3 promises no time in a branch that promises none, busy or not", () => {
    expect(promisedMinutes(aSchedule({ cookingMinutes: 0 }), aPace(), noon)).toBe(0);
    expect(promisedMinutes(schedule, aPace(), noon)).toBe(50);
  });

  it("STOP-3 makes no promise and no slot earlier, whatever the pace", () => {
    const pace = fc.record({
      extraMinutes: fc.nat(120),
      express: fc.boolean(),
      until: fc.constantFrom(null, noon, end),
    });
    const question = {
      policy: aSlotPolicy({ days: 1 }),
      branchCapacity: null,
      loads: [],
      method: "flat_rate",
      warehouseId: 1,
    } as const;
    fc.assert(
      fc.property(pace, fc.integer({ min: 0, max: 600 }), (busy, minute) => {
        const now = noon + minute * 60_000;
        const later = scheduleAtPace(schedule, busy, now);
        expect(promisedMinutes(schedule, busy, now)).toBe(later.cookingMinutes);
        expect(later.cookingMinutes).toBeGreaterThanOrEqual(schedule.cookingMinutes);
        const starts = (of: typeof schedule) => takeSlots(of, question, now).map(({ start }) => start);
        const usual = starts(schedule);
        expect(
          starts(later).every((start) => usual.includes(start) && start >= now + later.cookingMinutes * 60_000),
        ).toBe(true);
      }),
    );
  });
});
