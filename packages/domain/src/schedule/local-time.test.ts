import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber } from "./calendar.ts";
import { instantAt, instantOfWall, localDayNumber, localTime } from "./local-time.ts";

const day = (year: number, month: number, date: number) => ({ year, month, day: date });

describe("local time", () => {
  it.each([
    ["Europe/Moscow", Date.UTC(2026, 10, 18, 21, 30), day(2026, 11, 19), 30, 4],
    ["Asia/Kolkata", Date.UTC(2026, 10, 18, 18, 29, 59, 999), day(2026, 11, 18), 1439, 3],
    ["Asia/Kolkata", Date.UTC(2026, 10, 18, 18, 30), day(2026, 11, 19), 0, 4],
    ["Asia/Kathmandu", Date.UTC(2026, 0, 1, 0, 0), day(2026, 1, 1), 345, 4],
    ["America/New_York", Date.UTC(2026, 0, 1, 4, 59), day(2025, 12, 31), 1439, 3],
    ["Pacific/Kiritimati", Date.UTC(2026, 1, 28, 10, 0), day(2026, 3, 1), 0, 7],
    ["UTC", 0, day(1970, 1, 1), 0, 4],
  ])("STATE-4 shows the wall clock of %s", (zone, instant, expectedDay, minute, weekday) => {
    expect(localTime(instant, zone)).toEqual({ day: expectedDay, minute, weekday });
    expect(localDayNumber(instant, zone)).toBe(dayNumber(expectedDay));
  });

  it("finds the instant of an ordinary time, and of midnight at a day's end", () => {
    expect(instantAt(day(2026, 11, 18), 12 * 60, "Europe/Moscow")).toBe(Date.UTC(2026, 10, 18, 9));
    expect(instantAt(day(2026, 11, 18), 1440, "Europe/Moscow")).toBe(Date.UTC(2026, 10, 18, 21));
  });

  it("moves a skipped time forward by the change when summer time begins", () => {
    expect(instantAt(day(2026, 3, 29), 119, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 29, 0, 59));
    expect(instantAt(day(2026, 3, 29), 150, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(instantAt(day(2026, 3, 29), 180, "Europe/Berlin")).toBe(Date.UTC(2026, 2, 29, 1, 0));
  });

  it("returns the first of two equal times when summer time ends", () => {
    expect(instantAt(day(2026, 10, 25), 150, "Europe/Berlin")).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(instantAt(day(2026, 10, 25), 180, "Europe/Berlin")).toBe(Date.UTC(2026, 9, 25, 2, 0));
  });

  it("handles changes of half an hour and changes at midnight", () => {
    expect(instantAt(day(2026, 10, 4), 150, "Australia/Lord_Howe")).toBe(Date.UTC(2026, 9, 3, 15, 30));
    expect(localTime(instantAt(day(2026, 4, 24), 0, "Africa/Cairo"), "Africa/Cairo").minute).toBe(60);
  });

  it("throws for an unknown zone", () => {
    expect(() => localTime(0, "Europe/Atlantis")).toThrow(RangeError);
  });

  const zones = [
    "Europe/Moscow",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Africa/Cairo",
  ];

  it("agrees with the platform's own clock at any instant", () => {
    const instants = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2040, 0) });
    const formats = new Map(
      zones.map((zone) => [
        zone,
        new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }),
      ]),
    );
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const local = localTime(instant, zone);
        const two = (number: number) => String(number).padStart(2, "0");
        const date = `${local.day.year}-${two(local.day.month)}-${two(local.day.day)}`;
        const time = `${two(Math.floor(local.minute / 60))}:${two(local.minute % 60)}`;
        expect(`${date} ${time}`).toBe(formats.get(zone)?.format(instant));
      }),
    );
  });

  it("returns to the requested time, unless the clock skips it", () => {
    const days = fc.integer({ min: 18_000, max: 25_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...zones), (number, minute, zone) => {
        const instant = instantOfWall(number, minute, zone);
        const shown = localTime(instant, zone);
        const isSkipped = shown.minute !== minute || dayNumber(shown.day) !== number;
        const ahead = (dayNumber(shown.day) - number) * 1440 + shown.minute - minute;
        expect(isSkipped ? [30, 60] : [0]).toContain(ahead);
      }),
    );
  });
});
