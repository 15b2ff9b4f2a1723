import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSchedule, at, everyDay } from "../testing/schedule.ts";
import { isOpenAt } from "./opening.ts";
import { shopAt } from "./shop-at.ts";
import type { WorkSchedule } from "./types.ts";

const policy = { minutes: 30, days: 7, capacity: {} };
const branch = { method: "flat_rate", warehouseId: 501 } as const;
const look = (schedule: WorkSchedule, text: string, zone?: string) => shopAt(schedule, policy, branch, at(text, zone));

describe("the shop at an instant", () => {
  const evening = aSchedule({ week: everyDay("11:00-02:00"), cookingMinutes: 40 });

  it("EDIT-3 is open past midnight, with the time when an order is ready and the next slot", () => {
    expect(look(evening, "2026-11-24 23:30")).toEqual({
      isOpen: true,
      closesAt: at("2026-11-25 02:00"),
      opensAt: null,
      readyAt: at("2026-11-25 00:10"),
      slot: { start: at("2026-11-25 00:30"), end: at("2026-11-25 01:00"), available: true },
    });
  });

  it("EDIT-3 accepts no order that would be ready after closing, and offers the next day", () => {
    expect(look(evening, "2026-11-25 01:30")).toMatchObject({
      isOpen: true,
      closesAt: at("2026-11-25 02:00"),
      readyAt: null,
      slot: { start: at("2026-11-25 11:00") },
    });
  });

  it("EDIT-3 is closed on a holiday and opens on the day after it", () => {
    const holiday = { ...evening, exceptions: { "2027-01-01": [] } };
    expect(look(holiday, "2027-01-01 12:00")).toMatchObject({
      isOpen: false,
      closesAt: null,
      readyAt: null,
      opensAt: at("2027-01-02 11:00"),
      slot: { start: at("2027-01-02 11:00") },
    });
    // The night of the eve still belongs to the eve.
    expect(look(holiday, "2027-01-01 01:00")).toMatchObject({ isOpen: true, closesAt: at("2027-01-01 02:00") });
  });

  it.each([
    ["begins", "2027-03-28", 23],
    ["ends", "2026-10-25", 25],
  ])("EDIT-3 on the day on which summer time %s its night is as long as the clock makes it", (_what, day, hours) => {
    const berlin = aSchedule({ timeZone: "Europe/Berlin", week: everyDay("00:00-24:00") });
    const week = { ...berlin, exceptions: { [nextDay(day)]: [] } };
    const { closesAt } = look(week, `${day} 00:00`, "Europe/Berlin");
    expect(((closesAt ?? 0) - at(`${day} 00:00`, "Europe/Berlin")) / 3_600_000).toBe(hours);
  });

  it("EDIT-3 any week at any minute: open or with the next opening, and a slot is in open hours", () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 20_000 }), (from, to, later) => {
        fc.pre(from !== to);
        const hours = [{ from, to }];
        const schedule = aSchedule({ week: { 1: hours, 3: hours, 6: hours } });
        const instant = at("2026-11-18 00:00") + later * 60_000;
        const moment = shopAt(schedule, policy, branch, instant);
        expect(moment.isOpen).toBe(isOpenAt(schedule, instant));
        expect(moment.isOpen).toBe(moment.opensAt === null);
        if (moment.opensAt !== null) expect(isOpenAt(schedule, moment.opensAt)).toBe(true);
        if (moment.slot !== null) expect(isOpenAt(schedule, moment.slot.start)).toBe(true);
        if (moment.readyAt !== null) expect(moment.isOpen && isOpenAt(schedule, moment.readyAt)).toBe(true);
      }),
    );
  });
});

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
