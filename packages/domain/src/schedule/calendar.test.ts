import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayKey, dayNumber, dayOfNumber, isRealDay, previousWeekday, weekdayOf } from "./calendar.ts";

describe("calendar", () => {
  it.each([
    [{ year: 1970, month: 1, day: 1 }, 0],
    [{ year: 1969, month: 12, day: 31 }, -1],
    [{ year: 2000, month: 2, day: 29 }, 11_016],
    [{ year: 2026, month: 11, day: 18 }, 20_775],
  ])("numbers %o as day %i", (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(dayOfNumber(number)).toEqual(day);
  });

  it("agrees with the platform's calendar over twenty centuries", () => {
    const day = fc.integer({ min: -600_000, max: 2_900_000 });
    fc.assert(
      fc.property(day, (number) => {
        const date = new Date(number * 86_400_000);
        const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
        expect(dayOfNumber(number)).toEqual(expected);
        expect(dayNumber(expected)).toBe(number);
        expect(weekdayOf(expected)).toBe(date.getUTCDay() === 0 ? 7 : date.getUTCDay());
      }),
    );
  });

  it("CONST-7 counts weekdays from Monday as 1 to Sunday as 7", () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 16 })).toBe(1);
    expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe(7);
    expect(previousWeekday(1)).toBe(7);
    expect(previousWeekday(7)).toBe(6);
  });

  it("has 29 February only in leap years", () => {
    expect(isRealDay({ year: 2028, month: 2, day: 29 })).toBe(true);
    expect(isRealDay({ year: 2026, month: 2, day: 29 })).toBe(false);
    expect(isRealDay({ year: 2100, month: 2, day: 29 })).toBe(false);
    expect(addDays({ year: 2028, month: 2, day: 28 }, 2)).toEqual({ year: 2028, month: 3, day: 1 });
  });

  it.each([
    { year: 2026, month: 0, day: 1 },
    { year: 2026, month: 13, day: 1 },
    { year: 2026, month: 4, day: 31 },
    { year: 2026, month: 4, day: 0 },
    { year: 2026.5, month: 4, day: 1 },
    { year: Number.NaN, month: 4, day: 1 },
    { year: 1e300, month: 4, day: 1 },
    { year: 1969, month: 12, day: 31 },
  ])("refuses %o as a day", (day) => {
    expect(isRealDay(day)).toBe(false);
  });

  it("writes a day's key with leading zeros", () => {
    expect(dayKey({ year: 2027, month: 1, day: 7 })).toBe("2027-01-07");
  });
});
