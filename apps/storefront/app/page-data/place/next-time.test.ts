import type { AvailabilityWindow, WorkSchedule } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { nextTimeOf } from "./next-time.ts";

const breakfast: AvailabilityWindow = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: 480, to: 720 };
const daily = (from: number, to: number): WorkSchedule => ({
  timeZone: "Europe/Moscow",
  aroundTheClock: false,
  week: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from, to }]])),
  exceptions: {},
  cookingMinutes: 30,
});
const settings = {
  schedules: { 1: daily(660, 1320), 2: daily(540, 1320) },
  slots: { minutes: 30, days: 7, capacity: {} },
};
const locations = [1, 2].map((id) => ({ id, name: "", city: "", warehouseIds: [id] }));
const evening = Date.parse("2026-11-18T19:00:00+03:00");
const nextAt = (locationId: number | null, now = evening) =>
  nextTimeOf(settings, { locations, locationId }, now)([[breakfast]]);

describe("next time of a dish on its card", () => {
  it("is within the hours of the dish and of the chosen branch", () => {
    const day = { year: 2026, month: 11, day: 19 };
    expect(nextAt(1)).toEqual({ day, from: 660, to: 690, ahead: 1 });
    expect(nextAt(2)).toEqual({ day, from: 540, to: 570, ahead: 1 });
  });

  it("is the earliest of all branches before one is chosen", () => {
    expect(nextAt(null)?.from).toBe(540);
  });

  it("is today before the dish's hours begin", () => {
    expect(nextAt(2, Date.parse("2026-11-18T07:00:00+03:00"))).toMatchObject({ from: 540, ahead: 0 });
  });

  it("is null if the branch is never open at the dish's hours", () => {
    const late = { ...settings, schedules: { 1: daily(780, 1320) } };
    expect(nextTimeOf(late, { locations, locationId: 1 }, evening)([[breakfast]])).toBeNull();
  });
});
