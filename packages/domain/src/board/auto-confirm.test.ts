import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AvailabilityWindow } from "../catalog/types.ts";
import { localTime } from "../schedule/local-time.ts";
import { at } from "../testing/schedule.ts";
import { confirmsByItself } from "./auto-confirm.ts";

const moscow = "Europe/Moscow";
const berlin = "Europe/Berlin";
/** From Friday evening to the small hours of Saturday; 18 November 2026 is a Wednesday. */
const late: AvailabilityWindow = { weekdays: [5], from: 22 * 60, to: 2 * 60 };
const lunch: AvailabilityWindow = { weekdays: [1, 2, 3, 4, 5], from: 12 * 60, to: 14 * 60 };

describe("a branch with automatic confirmation", () => {
  it.each([
    ["confirms from the first minute", "2026-11-18 12:00", [lunch], true],
    ["stops at the last", "2026-11-18 14:00", [lunch], false],
    ["does not confirm on another weekday", "2026-11-21 12:30", [lunch], false],
    ["confirms before midnight", "2026-11-20 23:59", [late], true],
    ["confirms after midnight, which belongs to the evening", "2026-11-21 01:59", [late], true],
    ["does not confirm in the small hours of the window's own weekday", "2026-11-20 01:00", [late], false],
    ["confirms in any of several windows", "2026-11-18 13:00", [late, lunch], true],
    ["never confirms without windows", "2026-11-18 13:00", [], false],
  ])("BOARD-7 %s", (_, time, windows, expected) => {
    expect(confirmsByItself(windows, at(time, moscow), moscow)).toBe(expected);
  });

  it("BOARD-7 confirms in both hours that the clock repeats, and ends by the wall clock", () => {
    const night: AvailabilityWindow = { weekdays: [], from: 2 * 60, to: 3 * 60 };
    const two = at("2026-10-25 02:00", berlin);
    const minutes = (from: number) =>
      [0, 59, 60, 119, 120].map((minute) => confirmsByItself([night], from + minute * 60_000, berlin));
    expect(minutes(two)).toEqual([true, true, true, true, false]);
    const skipped = at("2026-03-29 01:59", berlin) + 60_000;
    expect(localTime(skipped, berlin).minute).toBe(180);
    expect(confirmsByItself([night], skipped, berlin)).toBe(false);
  });

  it("BOARD-7 a window and the rest of the day share no minute and leave none out", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 366 * 1440 }), (from, to, passed) => {
        fc.pre(from !== to);
        const instant = at("2026-01-01 00:00", berlin) + passed * 60_000;
        const window = { weekdays: [], from, to };
        const rest = { weekdays: [], from: to, to: from };
        expect(confirmsByItself([window], instant, berlin)).not.toBe(confirmsByItself([rest], instant, berlin));
      }),
    );
  });
});
