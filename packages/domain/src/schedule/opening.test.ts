import { describe, expect, it } from "vitest";
import { aSchedule, at, everyDay, hoursOf } from "../testing/schedule.ts";
import { isOpenAt, minutesToClosing, nextOpening, openIntervals } from "./opening.ts";

describe("opening hours", () => {
  it.each([
    ["2026-11-18 09:59", false],
    ["2026-11-18 10:00", true],
    ["2026-11-18 21:59", true],
    ["2026-11-18 22:00", false],
  ])("STATE-4 is open from 10:00 inclusive to 22:00 exclusive: %s %s", (time, expected) => {
    expect(isOpenAt(aSchedule(), at(time))).toBe(expected);
  });

  const late = aSchedule({ week: { 5: [hoursOf("18:00-02:00")] } });
  it.each([
    ["2026-11-20 01:00", false],
    ["2026-11-20 17:59", false],
    ["2026-11-20 23:59", true],
    ["2026-11-21 00:00", true],
    ["2026-11-21 01:59", true],
    ["2026-11-21 02:00", false],
    ["2026-11-21 23:00", false],
  ])("STATE-4 Friday 18:00–02:00 belongs to the day on which it opens: %s %s", (time, expected) => {
    expect(isOpenAt(late, at(time))).toBe(expected);
  });

  it("CONST-7 finds Sunday's hours under 7", () => {
    const sundays = aSchedule({ week: { 7: [hoursOf("10:00-22:00")] } });
    expect(isOpenAt(sundays, at("2026-11-22 12:00"))).toBe(true);
    expect(isOpenAt(sundays, at("2026-11-23 12:00"))).toBe(false);
  });

  it("is open the whole day when from equals to", () => {
    const schedule = aSchedule({ week: { 3: [hoursOf("10:00-10:00")] } });
    expect(isOpenAt(schedule, at("2026-11-18 10:00"))).toBe(true);
    expect(isOpenAt(schedule, at("2026-11-19 09:59"))).toBe(true);
    expect(isOpenAt(schedule, at("2026-11-19 10:00"))).toBe(false);
  });

  it("closes for the break between two intervals of a day", () => {
    const schedule = aSchedule({ week: everyDay("10:00-14:00", "17:00-23:00") });
    expect(isOpenAt(schedule, at("2026-11-18 13:59"))).toBe(true);
    expect(isOpenAt(schedule, at("2026-11-18 14:00"))).toBe(false);
    expect(isOpenAt(schedule, at("2026-11-18 17:00"))).toBe(true);
  });

  it("replaces the week's hours by an exception; the night before a holiday still ends on it", () => {
    const schedule = aSchedule({
      week: everyDay("18:00-02:00"),
      exceptions: { "2026-12-31": [hoursOf("12:00-16:00")], "2027-01-01": [] },
    });
    expect(isOpenAt(schedule, at("2026-12-31 01:00"))).toBe(true);
    expect(isOpenAt(schedule, at("2026-12-31 13:00"))).toBe(true);
    expect(isOpenAt(schedule, at("2026-12-31 20:00"))).toBe(false);
    expect(isOpenAt(schedule, at("2027-01-01 20:00"))).toBe(false);
    expect(nextOpening(schedule, at("2026-12-31 17:00"))).toBe(at("2027-01-02 18:00"));
  });

  it("is always open around the clock, except on a holiday", () => {
    const schedule = aSchedule({ aroundTheClock: true, week: {}, exceptions: { "2026-11-19": [] } });
    expect(isOpenAt(schedule, at("2026-11-18 23:59"))).toBe(true);
    expect(isOpenAt(schedule, at("2026-11-19 00:00"))).toBe(false);
    expect(isOpenAt(schedule, at("2026-11-20 00:00"))).toBe(true);
  });

  it("joins intervals that touch or overlap", () => {
    const schedule = aSchedule({ week: everyDay("00:00-12:00", "12:00-15:00", "14:00-24:00") });
    const intervals = openIntervals(schedule, at("2026-11-18 12:00"), 1);
    expect(intervals).toEqual([{ from: at("2026-11-17 00:00"), to: at("2026-11-20 00:00") }]);
  });

  it("follows the wall clock when the clock changes", () => {
    const berlin = "Europe/Berlin";
    const schedule = aSchedule({ timeZone: berlin, week: { 6: [hoursOf("22:00-04:00")] } });
    const hoursOpen = (around: string) => {
      const [interval] = openIntervals(schedule, at(around, berlin), 0);
      return interval === undefined ? 0 : (interval.to - interval.from) / 3_600_000;
    };
    expect(hoursOpen("2026-03-28 23:00")).toBe(5);
    expect(hoursOpen("2026-10-24 23:00")).toBe(7);
    expect(hoursOpen("2026-11-14 23:00")).toBe(6);
  });

  it("returns the next opening: later today, on another day, or never", () => {
    expect(nextOpening(aSchedule(), at("2026-11-18 08:00"))).toBe(at("2026-11-18 10:00"));
    expect(nextOpening(aSchedule(), at("2026-11-18 22:30"))).toBe(at("2026-11-19 10:00"));
    expect(nextOpening(late, at("2026-11-21 03:00"))).toBe(at("2026-11-27 18:00"));
    expect(nextOpening(aSchedule({ week: {} }), at("2026-11-18 08:00"))).toBeNull();
  });

  it("counts the minutes to closing while open, and returns null around the clock", () => {
    expect(minutesToClosing(aSchedule(), at("2026-11-18 21:30"))).toBe(30);
    expect(minutesToClosing(late, at("2026-11-21 01:59"))).toBe(1);
    expect(minutesToClosing(aSchedule(), at("2026-11-18 22:00"))).toBeNull();
    expect(minutesToClosing(aSchedule({ aroundTheClock: true }), at("2026-11-18 12:00"))).toBeNull();
  });
});
