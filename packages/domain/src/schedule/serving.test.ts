import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, hoursOf } from "../testing/schedule.ts";
import { isAvailableAt } from "./availability.ts";
import { localTime } from "./local-time.ts";
import { firstServed, hullOf, isServedAt, joinedWindows, windowFor } from "./serving.ts";
import type { AvailabilityWindow, ServingHours, Weekday } from "./types.ts";

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const window = (hours: string, ...weekdays: Weekday[]): AvailabilityWindow => ({ weekdays, ...hoursOf(hours) });
const breakfast = [window("08:00-11:00", 1, 2, 3, 4, 5), window("09:00-13:00", 6, 7)];
const night = [window("22:00-02:00", 5, 6)];
const moscow = (text: string) => localTime(at(text), "Europe/Moscow");

const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const anyWindow = fc.record({
  weekdays: fc.subarray([...everyDay], { minLength: 1 }),
  from: minute,
  to: fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15),
});
const anyHours = fc.array(anyWindow, { minLength: 1, maxLength: 6 });
/** Every quarter of an hour of a week. */
const week = everyDay.flatMap((weekday) =>
  Array.from({ length: 96 }, (_, quarter) => ({
    day: { year: 2026, month: 11, day: 15 + weekday },
    weekday,
    minute: quarter * 15,
  })),
);

describe("hours of several windows", () => {
  it.each([
    ["2026-11-18 08:00", true],
    ["2026-11-18 10:59", true],
    ["2026-11-18 11:00", false],
    ["2026-11-21 08:30", false],
    ["2026-11-21 12:59", true],
  ])("MENU-24 breakfast is served on weekdays from 8 to 11 and at weekends from 9 to 13: %s %s", (text, expected) => {
    expect(isServedAt(breakfast, moscow(text))).toBe(expected);
  });

  it("MENU-24 a window past midnight belongs to the weekday on which it opens", () => {
    expect(isServedAt(night, moscow("2026-11-21 01:59"))).toBe(true);
    expect(isServedAt(night, moscow("2026-11-22 01:59"))).toBe(true);
    expect(isServedAt(night, moscow("2026-11-20 01:00"))).toBe(false);
  });

  it.each([
    ["2026-11-18 07:00", "08:00-11:00"],
    ["2026-11-18 12:00", "08:00-11:00"],
    ["2026-11-21 14:00", "09:00-13:00"],
    ["2026-11-22 08:00", "09:00-13:00"],
  ])("MENU-24 a guest is told the window of the wanted day: %s %s", (text, hours) => {
    expect(windowFor(breakfast, moscow(text))).toMatchObject(hoursOf(hours));
  });

  it("MENU-24 of two windows of a day the next is told, after both the last, and on another day the next of the week", () => {
    const lunch = [window("08:00-11:00", 3), window("17:00-20:00", 3), window("10:00-12:00", 5)];
    expect(windowFor(lunch, moscow("2026-11-18 15:00"))).toMatchObject(hoursOf("17:00-20:00"));
    expect(windowFor(lunch, moscow("2026-11-18 21:00"))).toMatchObject(hoursOf("17:00-20:00"));
    expect(windowFor(lunch, moscow("2026-11-19 21:00"))).toMatchObject(hoursOf("10:00-12:00"));
    expect(windowFor([], moscow("2026-11-19 21:00"))).toBeNull();
  });
});

describe("joined windows", () => {
  it("MENU-24 joins windows that overlap or touch on a day", () => {
    const hours = [window("08:00-11:00", 1, 2), window("10:00-12:00", 2), window("12:00-13:00", 2)];
    expect(joinedWindows(hours)).toEqual([window("08:00-11:00", 1), window("08:00-13:00", 2)]);
  });

  it("MENU-24 keeps one window as it is written", () => {
    for (const hours of [[window("22:00-02:00", 5, 6)], [window("00:00-24:00", ...everyDay)]])
      expect(joinedWindows(hours)).toEqual(hours);
  });

  it("MENU-24 joining changes no minute, and joining again changes nothing", () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const joined = joinedWindows(hours);
        expect(week.find((moment) => isServedAt(joined, moment) !== isServedAt(hours, moment))).toBeUndefined();
        expect(joinedWindows(joined)).toEqual(joined);
      }),
    );
  });
});

describe("the hull of several windows", () => {
  it("MENU-24 an old client reads all the days, from the first opening to the last end", () => {
    expect(hullOf(breakfast)).toEqual(window("08:00-13:00", ...everyDay));
    expect(hullOf([...night, window("09:00-12:00", 7)])).toEqual(window("09:00-02:00", 5, 6, 7));
    expect(hullOf(night)).toBe(night[0]);
    expect(hullOf([])).toBeNull();
  });

  it("MENU-24 the hull is open whenever a window is", () => {
    fc.assert(
      fc.property(anyHours, (hours) => {
        const hull = hullOf(hours);
        expect(week.find((moment) => isServedAt(hours, moment) && !isAvailableAt(hull, moment))).toBeUndefined();
      }),
    );
  });
});

describe("the next time of several windows", () => {
  const next = (hours: ServingHours, text: string, zone = "Europe/Moscow") =>
    firstServed(at(text, zone), zone, hours, (moment) => isServedAt(hours, moment));

  it("MENU-24 is now while it is served, else when the next window opens", () => {
    expect(next(breakfast, "2026-11-18 09:30")).toBe(at("2026-11-18 09:30"));
    expect(next(breakfast, "2026-11-20 11:00")).toBe(at("2026-11-21 09:00"));
    expect(next(breakfast, "2026-11-22 13:00")).toBe(at("2026-11-23 08:00"));
    expect(next(night, "2026-11-21 02:00")).toBe(at("2026-11-21 22:00"));
  });

  it("MENU-24 is a common time of a dish and its section, or none", () => {
    const both = (...hours: ServingHours[]) =>
      firstServed(at("2026-11-18 12:00"), "Europe/Moscow", hours.flat(), (moment) =>
        hours.every((each) => isServedAt(each, moment)),
      );
    expect(both(breakfast, [window("10:00-12:00", 6)])).toBe(at("2026-11-21 10:00"));
    expect(both(breakfast, night)).toBeNull();
  });

  it("MENU-24 a window in an hour that the clock skips opens when the clock is changed, or a week later", () => {
    const zone = "Europe/Berlin";
    expect(next([window("02:30-05:00", 7)], "2026-03-28 12:00", zone)).toBe(at("2026-03-29 03:00", zone));
    expect(next([window("02:15-02:45", 7)], "2026-03-28 12:00", zone)).toBe(at("2026-04-05 02:15", zone));
  });

  it("MENU-24 a window in an hour that the clock repeats opens twice", () => {
    const zone = "Europe/Berlin";
    const first = at("2026-10-25 02:30", zone);
    const late = [window("02:30-03:00", 7)];
    const after = first + 35 * 60_000;
    expect(firstServed(after, zone, late, (moment) => isServedAt(late, moment))).toBe(first + 60 * 60_000);
  });

  it("MENU-24 no earlier quarter of an hour is served, across clock changes too", () => {
    const quarter = 900_000;
    const starts = ["2026-03-27 00:00", "2026-10-23 00:00", "2026-11-18 00:00"].map((text) =>
      at(text, "Europe/Berlin"),
    );
    fc.assert(
      fc.property(anyHours, fc.constantFrom(...starts), fc.nat(400), (hours, start, quarters) => {
        const after = start + quarters * quarter;
        const served = (instant: number) => isServedAt(hours, localTime(instant, "Europe/Berlin"));
        const found = firstServed(after, "Europe/Berlin", hours, (moment) => isServedAt(hours, moment));
        const end = found ?? after + 8 * 86_400_000;
        const earlier: number[] = [];
        for (let instant = after; instant < end; instant += quarter) if (served(instant)) earlier.push(instant);
        expect(earlier).toEqual([]);
        expect(found === null || served(found)).toBe(true);
      }),
    );
  });
});
