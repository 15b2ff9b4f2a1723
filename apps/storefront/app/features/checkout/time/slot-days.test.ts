import { aSchedule, at, everyDay } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import { slotDays, slotParts } from "./slot-days.ts";

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

describe("slots of a branch that never closes", () => {
  const all = (number: number, full: number) =>
    Array.from({ length: 48 }, (_, index) => ({ ...slot(number, index * 30), isAvailable: index >= full }));
  const shown = (slots: Parameters<typeof slotParts>[0]) =>
    slotParts(slots).map(({ part, slots: own }) => [part, own[0]?.from, own.length]);

  it("APP-1 are shown by parts of the day, from the first free one on", () => {
    expect(shown(all(19, 0))).toEqual([
      ["night", 0, 12],
      ["morning", 360, 12],
      ["afternoon", 720, 10],
      ["evening", 1020, 14],
    ]);
    expect(shown(all(19, 26))).toEqual([
      ["afternoon", 780, 8],
      ["evening", 1020, 14],
    ]);
  });

  it("APP-1 a night after midnight follows its evening", () => {
    expect(shown([...all(18, 34).slice(30), slot(19, 0), slot(19, 30)])).toEqual([
      ["evening", 1020, 14],
      ["night", 0, 2],
    ]);
  });

  it("APP-1 have no parts while they are few, and none is lost", () => {
    expect(shown(options)).toHaveLength(1);
    expect(slotParts(options).flatMap(({ slots }) => slots)).toEqual(options);
    expect(slotParts([])).toEqual([]);
  });
});
