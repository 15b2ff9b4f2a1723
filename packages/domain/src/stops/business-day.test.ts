import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "../schedule/calendar.ts";
import { at } from "../testing/schedule.ts";
import { businessDay, businessDayEnd, businessDayStart } from "./business-day.ts";

const hourMs = 3_600_000;
const zones = ["Europe/Moscow", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];

describe("the business day", () => {
  it("STOP-1 begins at 05:00: the night belongs to the evening before", () => {
    const dayOf = (time: string) => businessDay(at(time), "Europe/Moscow").day;
    expect(["2026-11-18 23:59", "2026-11-19 00:00", "2026-11-19 04:59", "2026-11-19 05:00"].map(dayOf)).toEqual([
      18, 18, 18, 19,
    ]);
  });

  it.each([
    ["2026-03-28 12:00", 23],
    ["2026-10-24 12:00", 25],
    ["2026-06-01 12:00", 24],
  ])("STOP-1 a day with a change of the clock at night has its hours: %s", (noon, hours) => {
    const end = businessDayEnd(at(noon, "Europe/Berlin"), "Europe/Berlin");
    const before = businessDayEnd(at(noon, "Europe/Berlin") - 24 * hourMs, "Europe/Berlin");
    expect((end - before) / hourMs).toBe(hours);
  });

  it("STOP-1 contains every instant exactly once, in every zone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), fc.constantFrom(...zones), (instant, zone) => {
        const end = businessDayEnd(instant, zone);
        const number = (moment: number) => dayNumber(businessDay(moment, zone));
        const start = businessDayStart(instant, zone);
        expect([start <= instant, businessDayEnd(start, zone), businessDayEnd(start - 1, zone)]).toEqual([
          ...[true, end, start],
        ]);
        expect(end).toBeGreaterThan(instant);
        expect(end - instant).toBeLessThanOrEqual(25 * hourMs);
        expect(number(end - 1)).toBe(number(instant));
        expect(number(end)).toBe(number(instant) + 1);
      }),
    );
  });
});
