import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText, dayText, readDay, readHour, readIsoDay, readMinute, readWeekdays } from "./read-time.ts";

describe("times and days", () => {
  it("API-10 reads every minute and day that it writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
        expect(readMinute(clockText(minute))).toBe(minute);
      }),
    );
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1970-01-01"), max: new Date("2999-12-31"), noInvalidDate: true }),
        (date) => {
          const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
          expect(readDay(dayText(day))).toEqual(day);
        },
      ),
    );
  });

  it("API-10 refuses a day that does not exist", () => {
    for (const text of ["31.02.2026", "29.02.2025", "00.01.2026", "1.1.2026", "2026-01-01", "", null])
      expect(readDay(text)).toBeNull();
    expect(readDay("29.02.2028")).toEqual({ year: 2028, month: 2, day: 29 });
    expect(readIsoDay("2026-12-31")).toEqual({ year: 2026, month: 12, day: 31 });
  });

  it('COUP-10 reads an hour as a number, "12" or "12:00"', () => {
    expect([readHour(12), readHour("12"), readHour("12:00"), readHour("09:30"), readHour(24), readHour(0)]).toEqual([
      720, 720, 720, 570, 1440, 0,
    ]);
    for (const none of ["", null, undefined, false, 25, -1, "soon"]) expect(readHour(none)).toBeNull();
  });

  it("COUP-11 reads weekdays from a list or text, each once, Monday first", () => {
    expect(readWeekdays([7, "1", 1])).toEqual([1, 7]);
    expect(readWeekdays("5,6")).toEqual([5, 6]);
    expect(readWeekdays([0, 8])).toEqual([]);
  });
});
