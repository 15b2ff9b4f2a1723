import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayKey, dayNumber, dayOfNumber } from "./calendar.ts";
import { addWorkingDays, isWorkingDay } from "./working-days.ts";

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return { year, month, day: date };
};

describe("working days", () => {
  it.each([
    ["over a weekend", "2026-11-17", 5, "2026-11-24"],
    ["from a Saturday", "2026-11-21", 5, "2026-11-27"],
    ["over the New Year holidays", "2026-12-30", 5, "2027-01-14"],
    ["over a holiday in the middle of a week", "2026-11-03", 1, "2026-11-05"],
    ["none at all", "2026-11-21", 0, "2026-11-21"],
  ])("counts %s", (_, from, count, to) => {
    expect(dayKey(addWorkingDays(day(from), count))).toBe(to);
  });

  it("end on a working day with exactly that many working days between", () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_000, max: 30_000 }), fc.integer({ min: 1, max: 30 }), (start, count) => {
        const end = dayNumber(addWorkingDays(dayOfNumber(start), count));
        const between = Array.from({ length: end - start }, (_, index) => dayOfNumber(start + index + 1));
        expect(isWorkingDay(dayOfNumber(end))).toBe(true);
        expect(between.filter(isWorkingDay)).toHaveLength(count);
      }),
    );
  });
});
