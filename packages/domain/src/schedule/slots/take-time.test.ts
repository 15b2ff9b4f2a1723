import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSchedule, aSlotPolicy, at, everyDay, minuteOf } from "../../testing/schedule.ts";
import type { CalendarDay, TakeTime, WorkSchedule } from "../types.ts";
import { takeSlots } from "./take-slots.ts";
import { resolveTakeTime } from "./take-time.ts";

const today: CalendarDay = { year: 2026, month: 11, day: 18 };
const noon = at("2026-11-18 12:00");

function wishFor(time: string, day: CalendarDay | null = today): TakeTime {
  return { kind: "at", day, minute: minuteOf(time) };
}

function resolve(wish: TakeTime, now = noon, schedule: WorkSchedule = aSchedule()) {
  return resolveTakeTime(schedule, aSlotPolicy(), wish, now);
}

describe("take time", () => {
  it("accepts as soon as possible while open, in the slot around now plus cooking time", () => {
    const { refusal, slotStart, moment } = resolve({ kind: "soonest" }, at("2026-11-18 12:10"));
    expect(refusal).toBeNull();
    expect(slotStart).toBe(at("2026-11-18 12:30"));
    expect(moment).toMatchObject({ day: today, minute: minuteOf("12:10"), weekday: 3 });
  });

  it("accepts as soon as possible only if the order is ready before closing", () => {
    const last = resolve({ kind: "soonest" }, at("2026-11-18 21:29"));
    expect(last).toMatchObject({ refusal: null, slotStart: at("2026-11-18 21:30") });
    const [opensAt, closesAt] = [at("2026-11-19 10:00"), at("2026-11-18 22:00")];
    const late = resolve({ kind: "soonest" }, at("2026-11-18 21:30"));
    expect(late).toMatchObject({ refusal: { reason: "closed", opensAt, closesAt }, slotStart: null });
    expect(resolve({ kind: "soonest" }, at("2026-11-18 21:53")).refusal).toMatchObject({ reason: "closed", closesAt });
  });

  it("returns the next opening without a closing time when the branch is closed", () => {
    const closed = resolve({ kind: "soonest" }, at("2026-11-18 22:00"));
    expect(closed.refusal).toEqual({ reason: "closed", opensAt: at("2026-11-19 10:00") });
    expect(closed.slotStart).toBeNull();
  });

  it("accepts a slot's start and uses it for the hours of dishes", () => {
    const { refusal, slotStart, moment } = resolve(wishFor("18:00"));
    expect(refusal).toBeNull();
    expect(slotStart).toBe(at("2026-11-18 18:00"));
    expect(moment).toEqual({ day: today, minute: minuteOf("18:00"), weekday: 3 });
  });

  it("interprets a time without a date as today", () => {
    expect(resolve(wishFor("18:00", null)).slotStart).toBe(at("2026-11-18 18:00"));
    const night = aSchedule({ week: everyDay("18:00-02:00") });
    expect(resolve(wishFor("01:00", null), at("2026-11-18 23:00"), night).refusal).toEqual({ reason: "time-passed" });
  });

  it("requires a time with a date", () => {
    const { refusal, moment } = resolve({ kind: "date-only", day: { ...today, day: 20 } });
    expect(refusal).toEqual({ reason: "time-required" });
    expect(moment).toEqual({ day: { ...today, day: 20 }, minute: null, weekday: 5 });
  });

  it.each([
    ["11:30", "time-passed"],
    ["12:00", "slot-unavailable"],
    ["12:15", "slot-unavailable"],
    ["15:10", "slot-unavailable"],
  ])("refuses %s at noon as %s", (time, reason) => {
    expect(resolve(wishFor(time)).refusal).toEqual({ reason });
  });

  it("refuses the day after the last of seven", () => {
    expect(resolve(wishFor("12:00", { ...today, day: 24 })).refusal).toBeNull();
    expect(resolve(wishFor("12:00", { ...today, day: 25 })).refusal).toEqual({ reason: "slot-unavailable" });
  });

  it("reports several refusals as closed when the shop is closed at that time", () => {
    expect(resolve(wishFor("09:10")).refusal).toEqual({ reason: "closed" });
    const night = resolve(wishFor("22:00")).refusal;
    expect(night).toEqual({ reason: "closed", opensAt: at("2026-11-19 10:00") });
    const later = resolve(wishFor("23:00", { ...today, day: 20 })).refusal;
    expect(later).toEqual({ reason: "closed", opensAt: at("2026-11-21 10:00") });
  });

  it("refuses a wall-clock time that the clock skips", () => {
    const berlin = aSchedule({ timeZone: "Europe/Berlin", aroundTheClock: true });
    const wish = wishFor("02:30", { year: 2026, month: 3, day: 29 });
    expect(resolve(wish, at("2026-03-28 12:00", "Europe/Berlin"), berlin).refusal).toEqual({
      reason: "slot-unavailable",
    });
  });

  it("accepts 29 February only in a leap year", () => {
    const now = at("2028-02-28 12:00");
    expect(resolve(wishFor("12:00", { year: 2028, month: 2, day: 29 }), now).refusal).toBeNull();
    const other = resolve(wishFor("12:00", { year: 2027, month: 2, day: 29 }), at("2027-02-27 12:00"));
    expect(other.refusal).toEqual({ reason: "slot-unavailable" });
  });

  it("accepts exactly the slots it lists", () => {
    const schedule = aSchedule({ week: { 3: [{ from: 600, to: 1320 }], 4: [{ from: 1080, to: 150 }] } });
    const starts = new Set(
      takeSlots(
        schedule,
        { policy: aSlotPolicy(), branchCapacity: null, loads: [], method: "flat_rate", warehouseId: 1 },
        noon,
      ).map(({ start }) => start),
    );
    const day = fc.integer({ min: 17, max: 27 }).map((date) => ({ ...today, day: date }));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 287 }), (date, fifth) => {
        const { refusal, slotStart } = resolve({ kind: "at", day: date, minute: fifth * 5 }, noon, schedule);
        const instant = at(`2026-11-${date.day} ${Math.floor(fifth / 12)}:${(fifth % 12) * 5}`);
        expect(refusal === null).toBe(starts.has(instant));
        if (refusal === null) expect(slotStart).toBe(instant);
      }),
    );
  });

  it("returns a result for any numbers", () => {
    const number = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 0, max: 3000 }));
    const day = fc.record({ year: number, month: number, day: number });
    const wish: fc.Arbitrary<TakeTime> = fc.oneof(
      fc.record({ kind: fc.constant("at" as const), day: fc.option(day), minute: number }),
      fc.record({ kind: fc.constant("date-only" as const), day }),
    );
    fc.assert(
      fc.property(wish, (each) => {
        const { refusal, slotStart } = resolve(each);
        expect(refusal === null).toBe(slotStart !== null);
      }),
    );
  });
});
