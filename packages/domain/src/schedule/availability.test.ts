import { describe, expect, it } from "vitest";
import { at, hoursOf } from "../testing/schedule.ts";
import { isAvailableAt } from "./availability.ts";
import { openedOn } from "./hour-window.ts";
import { localTime } from "./local-time.ts";
import type { AvailabilityWindow } from "./types.ts";

const moment = (text: string) => localTime(at(text), "Europe/Moscow");
const window = (hours: string, ...weekdays: AvailabilityWindow["weekdays"]): AvailabilityWindow => ({
  weekdays,
  ...hoursOf(hours),
});

describe("availability windows", () => {
  it("offers a dish without a window at all times", () => {
    expect(isAvailableAt(null, moment("2026-11-18 03:00"))).toBe(true);
  });

  it.each([
    ["07:59", false],
    ["08:00", true],
    ["10:59", true],
    ["11:00", false],
  ])("offers breakfast from 08:00 inclusive to 11:00 exclusive: %s %s", (time, expected) => {
    expect(isAvailableAt(window("08:00-11:00"), moment(`2026-11-18 ${time}`))).toBe(expected);
  });

  it("COUP-11 assigns the hours after midnight to the day on which the window opened", () => {
    const fridays = window("22:00-02:00", 5);
    expect(isAvailableAt(fridays, moment("2026-11-21 01:00"))).toBe(true);
    expect(isAvailableAt(fridays, moment("2026-11-20 01:00"))).toBe(false);
    expect(isAvailableAt(fridays, moment("2026-11-20 22:00"))).toBe(true);
    expect(isAvailableAt(fridays, moment("2026-11-21 22:00"))).toBe(false);
    expect(isAvailableAt(window("22:00-02:00", 7), moment("2026-11-23 01:00"))).toBe(true);
  });

  it("treats equal bounds as the whole day of its weekdays", () => {
    expect(isAvailableAt(window("12:00-12:00", 3), moment("2026-11-18 03:00"))).toBe(true);
    expect(isAvailableAt(window("12:00-12:00", 3), moment("2026-11-19 03:00"))).toBe(false);
  });

  it("offers a dish on a day without a time if it is offered at any time of the day", () => {
    const dayOnly = (text: string) => ({ ...moment(text), minute: null });
    expect(isAvailableAt(window("08:00-11:00", 3), dayOnly("2026-11-18 00:00"))).toBe(true);
    expect(isAvailableAt(window("08:00-11:00", 3), dayOnly("2026-11-19 00:00"))).toBe(false);
    expect(isAvailableAt(window("22:00-02:00", 3), dayOnly("2026-11-19 00:00"))).toBe(true);
    expect(isAvailableAt(window("22:00-00:00", 3), dayOnly("2026-11-19 00:00"))).toBe(false);
  });

  it("COUP-10 returns the day on which an hour window opened", () => {
    expect(openedOn(600, 720, 3, 600)).toBe(3);
    expect(openedOn(600, 720, 3, 720)).toBeNull();
    expect(openedOn(1320, 120, 1, 119)).toBe(7);
    expect(openedOn(1320, 120, 1, 120)).toBeNull();
    expect(openedOn(0, 1440, 1, 1439)).toBe(1);
  });
});
