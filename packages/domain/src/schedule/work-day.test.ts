import { describe, expect, it } from "vitest";
import { aSchedule, at, everyDay } from "../testing/schedule.ts";
import { dayOfNumber } from "./calendar.ts";
import { offeredDayOf, workDayOf } from "./work-day.ts";

const night = aSchedule({ week: everyDay("18:00-02:00") });
const dayOf = (schedule: typeof night, time: string) => dayOfNumber(workDayOf(schedule, at(time))).day;

describe("the restaurant's day", () => {
  it("APP-1 includes the hours past midnight, up to closing", () => {
    expect(dayOf(night, "2026-11-18 23:30")).toBe(18);
    expect(dayOf(night, "2026-11-19 00:00")).toBe(18);
    expect(dayOf(night, "2026-11-19 01:59")).toBe(18);
    expect(dayOf(night, "2026-11-19 02:00")).toBe(19);
    expect(dayOf(night, "2026-11-19 18:00")).toBe(19);
  });

  it("APP-1 is the calendar day if nothing closes past midnight", () => {
    for (const schedule of [aSchedule(), aSchedule({ aroundTheClock: true })])
      expect(dayOf(schedule, "2026-11-19 00:30")).toBe(19);
  });

  it("APP-1 starts when a day's own hours start before last night's end", () => {
    const long = aSchedule({ week: everyDay("10:00-10:30") });
    expect(dayOf(long, "2026-11-19 10:15")).toBe(19);
    const late = aSchedule({ week: everyDay("09:00-08:00") });
    expect(dayOf(late, "2026-11-19 07:30")).toBe(18);
  });

  it("APP-1 shows the rest of last night under today", () => {
    const now = at("2026-11-19 00:10");
    expect(dayOfNumber(offeredDayOf(night, at("2026-11-19 01:00"), now)).day).toBe(19);
    expect(dayOfNumber(offeredDayOf(night, at("2026-11-20 01:00"), now)).day).toBe(19);
    expect(dayOfNumber(offeredDayOf(night, at("2026-11-20 18:00"), now)).day).toBe(20);
  });
});
