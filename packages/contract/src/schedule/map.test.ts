import { instantAt } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { schedulesFromWire, slotPolicyFromWire } from "./map.ts";
import { takeTimesFromWire, takeTimesToWire } from "./take-times.ts";

const schedule = (branch: unknown, dropped: string[] = []) =>
  schedulesFromWire({ 501: branch }, "Europe/Moscow", ({ entity }) => dropped.push(entity))[501];

describe("work time", () => {
  it("ENT-1 reads a day as one interval or a list of them, and a missing day as closed", () => {
    const week = {
      1: { from: "11:00", to: "02:00" },
      2: [
        { from: "08:00", to: "15:00" },
        { from: "16:00", to: "24:00" },
      ],
      3: null,
    };
    expect(schedule({ around_clock: false, week, cooking_time_in_minutes: "40" })).toEqual({
      timeZone: "Europe/Moscow",
      aroundTheClock: false,
      exceptions: {},
      cookingMinutes: 40,
      week: {
        1: [{ from: 660, to: 120 }],
        2: [
          { from: 480, to: 900 },
          { from: 960, to: 1440 },
        ],
      },
    });
  });

  it("CONST-7 reads day 7 as Sunday and refuses day 0", () => {
    expect(
      Object.keys(
        schedule({ week: { 0: { from: "10:00", to: "11:00" }, 7: { from: "10:00", to: "11:00" } } })?.week ?? {},
      ),
    ).toEqual(["7"]);
  });

  it("STATE-4 reads a branch's own time zone, and falls back to the shop's for an unknown one", () => {
    expect(schedule({ wp_timezone: "Asia/Yekaterinburg" })?.timeZone).toBe("Asia/Yekaterinburg");
    expect(schedule({ wp_timezone: "Middle/Earth" })?.timeZone).toBe("Europe/Moscow");
  });

  it("ENT-1 reads exceptions by date, an empty list for a holiday", () => {
    expect(
      schedule({ exceptions: { "2026-12-31": { from: "10:00", to: "18:00" }, "2027-01-01": [], "32.01.2027": [] } })
        ?.exceptions,
    ).toEqual({ "2026-12-31": [{ from: 600, to: 1080 }], "2027-01-01": [] });
  });

  it("ENT-1 drops only a malformed branch", () => {
    const dropped: string[] = [];
    const schedules = schedulesFromWire({ 501: "always", 502: { around_clock: true } }, "Europe/Moscow", ({ entity }) =>
      dropped.push(entity),
    );
    expect(Object.keys(schedules)).toEqual(["502"]);
    expect(dropped).toEqual(["settings delivery_work_time.501"]);
  });

  it("ENT-1 offers slots every 30 minutes for 7 days without limits by default", () => {
    expect(slotPolicyFromWire({})).toEqual({ minutes: 30, days: 7, capacity: {} });
    expect(
      slotPolicyFromWire({
        slot_minutes: "15",
        slot_days: 2,
        slot_capacity: { flat_rate: { orders: 20, sum: 80_000 }, local_pickup: {} },
      }),
    ).toEqual({
      minutes: 15,
      days: 2,
      capacity: { flat_rate: { orders: 20, sum: 8_000_000 }, local_pickup: { orders: null, sum: null } },
    });
  });

  it("STATE-10 writes slots in the branch's wall time and reads them back", () => {
    const zone = "Europe/Moscow";
    const start = instantAt({ year: 2026, month: 3, day: 1 }, 23 * 60 + 30, zone);
    const wire = takeTimesToWire([{ start, end: start + 30 * 60_000, available: false, reason: "slot-full" }], zone);
    expect(wire.start_list).toEqual([
      { date: "01.03.2026", from: "23:30", to: "00:00", available: false, reason: "slot-full" },
    ]);
    expect(takeTimesFromWire(wire)).toEqual([
      { day: { year: 2026, month: 3, day: 1 }, from: 1410, to: 0, isAvailable: false, reason: "slot-full" },
    ]);
    expect(takeTimesFromWire({ start_list: [{ date: "soon", from: "1", to: "2", available: true }] })).toEqual([]);
  });
});
