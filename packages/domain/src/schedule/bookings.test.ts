import { describe, expect, it } from "vitest";
import { aSchedule, at, everyDay } from "../testing/schedule.ts";
import { type BookableHall, bookingRefusal, bookingTimes, maxBookedSeats } from "./bookings.ts";
import { localTime } from "./local-time.ts";

const policy = { minutes: 120, days: 14, stepMinutes: 30 };
const day = { year: 2026, month: 11, day: 18 };
const now = at("2026-11-18 12:10");
const held = (from: string, to: string, seats: number) => ({
  from: at(`2026-11-18 ${from}`),
  to: at(`2026-11-18 ${to}`),
  seats,
});

function hall(changes: Partial<BookableHall> = {}): BookableHall {
  return { schedule: aSchedule(), seats: 10, held: [], ...changes };
}

function clocks(times: readonly { readonly from: number }[]): readonly string[] {
  return times.map(({ from }) => {
    const { minute } = localTime(from, "Europe/Moscow");
    return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
  });
}

describe("seats of a hall", () => {
  it("APP-1 counts the bookings at the busiest moment, not all bookings", () => {
    const early = held("18:00", "20:00", 6);
    const late = held("20:00", "22:00", 7);
    expect(maxBookedSeats([early, late], held("19:00", "21:00", 0))).toBe(7);
    expect(maxBookedSeats([early, late, held("19:30", "20:30", 1)], held("19:00", "21:00", 0))).toBe(8);
  });

  it("APP-1 frees a table from the minute in which its booking ends", () => {
    expect(maxBookedSeats([held("18:00", "20:00", 6)], held("20:00", "22:00", 0))).toBe(0);
    expect(maxBookedSeats([held("20:00", "22:00", 6)], held("18:00", "20:00", 0))).toBe(0);
  });
});

describe("bookable times of a table", () => {
  it("APP-1 start half an hour from now and end an hour before closing", () => {
    const times = clocks(bookingTimes(hall(), policy, day, now));
    expect([times[0], times.at(-1)]).toEqual(["13:00", "21:00"]);
  });

  it("APP-1 include the hours past midnight, and exclude those of the night before", () => {
    const night = hall({ schedule: aSchedule({ week: everyDay("18:00-02:00") }) });
    const tomorrow = bookingTimes(night, policy, { ...day, day: 19 }, now);
    expect(clocks(tomorrow)[0]).toBe("18:00");
    expect(clocks(tomorrow).slice(-3)).toEqual(["0:00", "0:30", "1:00"]);
    expect(tomorrow.at(-1)?.from).toBe(at("2026-11-20 01:00"));
    for (const { from } of tomorrow) expect(bookingRefusal(night, policy, { from, seats: 1 }, now)).toBeNull();
  });

  it("APP-1 offer the rest of last night under today", () => {
    const night = hall({ schedule: aSchedule({ week: everyDay("18:00-02:00") }) });
    const today = bookingTimes(night, policy, { ...day, day: 19 }, at("2026-11-19 00:10"));
    expect(clocks(today).slice(0, 2)).toEqual(["1:00", "18:00"]);
    expect(today.at(-1)?.from).toBe(at("2026-11-20 01:00"));
  });

  it("APP-1 are empty before today, beyond the policy's days and on a closed day", () => {
    expect(bookingTimes(hall(), policy, { ...day, day: 17 }, now)).toEqual([]);
    expect(bookingTimes(hall(), policy, { year: 2026, month: 12, day: 2 }, now)).toEqual([]);
    const shut = hall({ schedule: aSchedule({ exceptions: { "2026-11-18": [] } }) });
    expect(bookingTimes(shut, policy, day, now)).toEqual([]);
  });

  it("APP-1 return the free seats over the whole length of each booking", () => {
    const taken = hall({ held: [held("19:00", "21:00", 8)] });
    const at18 = bookingTimes(taken, policy, day, now).find(({ from }) => from === at("2026-11-18 18:00"));
    expect(at18?.free).toBe(2);
    expect(bookingTimes(hall({ seats: null }), policy, day, now)[0]?.free).toBeNull();
  });
});

describe("a requested table", () => {
  const wish = (time: string, seats: number, day_ = "18") =>
    bookingRefusal(
      hall({ held: [held("19:00", "21:00", 8)] }),
      policy,
      { from: at(`2026-11-${day_} ${time}`), seats },
      now,
    );

  it("APP-1 is accepted up to the last free seat", () => {
    expect(wish("19:00", 2)).toBeNull();
    expect(wish("19:00", 3)).toEqual({ reason: "no-seats", free: 2 });
    expect(wish("21:00", 10)).toBeNull();
  });

  it("APP-1 is refused with its reason when the time is past, off the grid or outside the hours", () => {
    expect(wish("12:00", 1)).toEqual({ reason: "time-passed" });
    expect(wish("12:30", 1)).toEqual({ reason: "slot-unavailable" });
    expect(wish("18:10", 1)).toEqual({ reason: "slot-unavailable" });
    expect(wish("21:30", 1)).toEqual({ reason: "slot-unavailable" });
    expect(wish("09:30", 1, "19")).toEqual({ reason: "slot-unavailable" });
  });
});
