import { describe, expect, it } from "vitest";
import { aSchedule, at, everyDay, hoursOf, minuteOf } from "../testing/schedule.ts";
import { soonestWorkTimeNotice, workTimeNotice } from "./work-time-notice.ts";

describe("work-time notice", () => {
  it("STATE-4 shows today's hours before opening", () => {
    expect(workTimeNotice(aSchedule(), at("2026-11-18 09:59"))).toEqual({
      when: "today",
      day: { year: 2026, month: 11, day: 18 },
      weekday: 3,
      from: minuteOf("10:00"),
      to: minuteOf("22:00"),
      opensAt: at("2026-11-18 10:00"),
    });
  });

  it("STATE-4 shows nothing between opening and closing", () => {
    expect(workTimeNotice(aSchedule(), at("2026-11-18 10:00"))).toBeNull();
    expect(workTimeNotice(aSchedule(), at("2026-11-18 21:59"))).toBeNull();
  });

  it("STATE-4 shows the next day's hours after closing", () => {
    const schedule = aSchedule({ week: { ...everyDay("10:00-22:00"), 4: [hoursOf("12:00-20:00")] } });
    expect(workTimeNotice(schedule, at("2026-11-18 22:00"))).toMatchObject({
      when: "tomorrow",
      weekday: 4,
      from: minuteOf("12:00"),
      to: minuteOf("20:00"),
    });
  });

  it("STATE-4 handles hours past midnight: open at 01:00, today's hours at 03:00", () => {
    const schedule = aSchedule({ week: everyDay("18:00-02:00") });
    expect(workTimeNotice(schedule, at("2026-11-18 01:00"))).toBeNull();
    expect(workTimeNotice(schedule, at("2026-11-18 03:00"))).toMatchObject({ when: "today", weekday: 3, to: 120 });
  });

  it("STATE-4 skips days without hours, and shows nothing if no day has hours", () => {
    const mondays = aSchedule({ week: { 1: [hoursOf("10:00-22:00")] } });
    expect(workTimeNotice(mondays, at("2026-11-18 12:00"))).toMatchObject({ when: "later", weekday: 1 });
    expect(workTimeNotice(aSchedule({ week: {} }), at("2026-11-18 12:00"))).toBeNull();
  });

  it("STATE-4 shows the second interval during the break", () => {
    const schedule = aSchedule({ week: everyDay("10:00-14:00", "17:00-23:00") });
    expect(workTimeNotice(schedule, at("2026-11-18 15:00"))).toMatchObject({ when: "today", from: minuteOf("17:00") });
  });

  it("STATE-4 uses the shop's zone", () => {
    const vladivostok = aSchedule({ timeZone: "Asia/Vladivostok" });
    expect(workTimeNotice(vladivostok, at("2026-11-18 12:00"))).toBeNull();
    expect(workTimeNotice(vladivostok, at("2026-11-18 16:00"))).toMatchObject({ when: "tomorrow", weekday: 4 });
  });

  it("STATE-4 without a branch shows nothing while any branch is open, else the earliest hours", () => {
    const early = aSchedule({ week: everyDay("08:00-20:00") });
    const late = aSchedule({ week: everyDay("10:00-22:00") });
    expect(soonestWorkTimeNotice([late, early], at("2026-11-18 21:00"))).toBeNull();
    expect(soonestWorkTimeNotice([late, early], at("2026-11-18 23:00"))).toMatchObject({
      when: "tomorrow",
      from: minuteOf("08:00"),
    });
    expect(soonestWorkTimeNotice([], at("2026-11-18 23:00"))).toBeNull();
  });
});
