import { aSchedule, at, everyDay } from "@skatert/domain/testing";
import { expect, it } from "vitest";
import { slotDays } from "./slot-days.ts";

const day = (number: number) => ({ year: 2026, month: 11, day: number });
const slot = (number: number, from: number) => ({
  day: day(number),
  from,
  to: from + 30,
  isAvailable: true,
  reason: null,
});
const now = at("2026-11-18 17:00");
const options = [slot(18, 1380), slot(19, 0), slot(19, 60), slot(19, 1080), slot(20, 30)];
const hours = (...args: Parameters<typeof slotDays>) =>
  slotDays(...args).map((each) => [each.day.day, each.slots.map(({ from }) => from)]);

it("APP-1 slots past midnight are listed under the evening before", () => {
  const night = aSchedule({ week: everyDay("18:00-02:00") });
  expect(hours(options, night, now)).toEqual([
    [18, [1380, 0, 60]],
    [19, [1080, 30]],
  ]);
});

it("APP-1 slots of a branch that never closes, or with unknown hours, are listed under their dates", () => {
  const byDate = [
    [18, [1380]],
    [19, [0, 60, 1080]],
    [20, [30]],
  ];
  expect(hours(options, aSchedule({ aroundTheClock: true }), now)).toEqual(byDate);
  expect(hours(options, null, now)).toEqual(byDate);
});
