import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../schedule/calendar.ts";
import { instantAt, localDayNumber, localTime } from "../schedule/local-time.ts";
import { isOpenAt } from "../schedule/opening.ts";
import type { Instant, Weekday, WorkSchedule } from "../schedule/types.ts";
import { aCouponContext } from "../testing/index.ts";
import { checkCondition } from "./conditions/registry.ts";
import { isEverServed } from "./served-times.ts";
import type { Condition } from "./types.ts";

const zone = "Europe/Moscow";
const now = instantAt({ year: 2026, month: 11, day: 30 }, 720, zone);
const days: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const open = (from: number, to: number, on: readonly Weekday[] = days): WorkSchedule => ({
  timeZone: zone,
  aroundTheClock: false,
  week: Object.fromEntries(on.map((day) => [day, [{ from: from * 60, to: to * 60 }]])),
  exceptions: {},
  cookingMinutes: 30,
});
const hours = (from: number, to: number): Condition => ({ kind: "hours", from: from * 60, to: to * 60 });
const weekday = (...weekdays: Weekday[]): Condition => ({ kind: "weekday", weekdays });

describe("a coupon's time", () => {
  it.each([
    ["inside the hours of the branch", [hours(12, 16)], [open(10, 22)], true],
    ["before the branch opens", [hours(6, 10)], [open(10, 22)], false],
    ["from closing on", [hours(22, 24)], [open(10, 22)], false],
    ["at another branch", [hours(6, 9)], [open(10, 22), open(8, 12)], true],
    ["without a branch", [hours(12, 16)], [], false],
    ["on a weekday when it is closed", [weekday(6, 7)], [open(10, 22, [1, 2, 3, 4, 5])], false],
    ["on a weekday when it is open", [weekday(5, 6)], [open(10, 22, [1, 2, 3, 4, 5])], true],
    ["of the night that a Friday's opening ends in", [weekday(5), hours(0, 2)], [open(18, 2, [5])], false],
    ["of the night that began on Friday", [weekday(5), hours(22, 2)], [open(23, 3, [5])], true],
    ["of the night after a Friday in its own branch", [weekday(6), hours(0, 2)], [open(18, 2, [5])], true],
  ] as const)("PROMO-1 %s", (_, conditions, schedules, isServed) => {
    expect(isEverServed(conditions, schedules, now)).toBe(isServed);
  });

  it("PROMO-1 counts a holiday with hours of its own, and the usual week behind a long holiday", () => {
    const closed = open(10, 22, []);
    const holiday = { ...closed, exceptions: { "2026-12-31": [{ from: 600, to: 900 }] } };
    expect(isEverServed([hours(12, 16)], [closed], now)).toBe(false);
    expect(isEverServed([hours(12, 16)], [holiday], now)).toBe(true);
    const repair = Object.fromEntries(
      Array.from({ length: 40 }, (_, ahead) => {
        const { year, month, day } = dayOfNumber(localDayNumber(now, zone) + ahead);
        return [`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`, []];
      }),
    );
    expect(isEverServed([hours(12, 16)], [{ ...open(10, 22), exceptions: repair }], now)).toBe(true);
  });

  it("PROMO-1 is never served exactly if the engine refuses it at every open minute of a week", () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const some = fc.subarray([...days], { minLength: 1 });
    fc.assert(
      fc.property(hour, hour, some, hour, hour, some, (from, to, on, opens, closes, openOn) => {
        const conditions = [...(from === to ? [] : [hours(from, to)]), weekday(...on)];
        const schedule = open(opens, closes, openOn);
        const isMet = (at: Instant) => {
          const context = aCouponContext({
            takeDay: localTime(at, zone).day,
            takeMinute: localTime(at, zone).minute,
          });
          return conditions.every((each) => checkCondition(each, context, conditions) === null);
        };
        const minutes = Array.from({ length: 8 * 24 }, (_, step) => now + step * 3_600_000);
        const expected = minutes.some((at) => isOpenAt(schedule, at) && isMet(at));
        expect(isEverServed(conditions, [schedule], now)).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });
});
