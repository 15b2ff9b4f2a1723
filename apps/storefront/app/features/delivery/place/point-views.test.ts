import { aSchedule, at, everyDay } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import type { PointView } from "./point-choice.tsx";
import { firstPoint, pointViews } from "./point-views.ts";

const base = { name: "", address: "", note: null, pause: null, meters: null };
const early = aSchedule({ week: everyDay("08:00-21:00") });
const late = aSchedule({ week: everyDay("10:00-23:00") });
const closesEarly: PointView = { ...base, id: 1, schedule: early };
const closesLate: PointView = { ...base, id: 2, schedule: late };
const paused: PointView = {
  ...base,
  id: 3,
  schedule: late,
  pause: { warehouseId: 1, zoneId: null, message: null, during: null },
};

describe("preselected pickup point", () => {
  const evening = at("2026-11-18 21:30");

  it("is the first in the list while it is open", () => {
    expect(firstPoint([closesEarly, closesLate], at("2026-11-18 12:00"))).toBe(1);
  });

  it("is the nearest open one when the first is closed", () => {
    expect(firstPoint([closesEarly, closesLate], evening)).toBe(2);
    expect(firstPoint([closesEarly, paused, closesLate], evening)).toBe(2);
  });

  it("is one that takes orders when all are closed, else the first", () => {
    const night = at("2026-11-18 23:30");
    expect(firstPoint([paused, closesEarly, closesLate], night)).toBe(1);
    expect(firstPoint([paused], night)).toBe(3);
    expect(firstPoint([], night)).toBeNull();
  });

  it("is open whenever any point is, at every hour of a day", () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const now = at(`2026-11-18 ${String(hour).padStart(2, "0")}:30`);
      const isOpen = (from: number, to: number) => hour >= from && hour < to;
      const chosen = firstPoint([closesEarly, closesLate], now);
      if (isOpen(8, 21)) expect(chosen).toBe(1);
      else if (isOpen(10, 23)) expect(chosen).toBe(2);
    }
  });
});

describe("points of a branch that stopped a method", () => {
  it("STOP-3 say so, and another one is chosen before; the branch's other methods go on", () => {
    const point = (id: number) => ({ id, name: "", address: "", warehouseId: id, coordinates: null }) as never;
    const pause = { warehouseId: 1, zoneId: null, message: "Самовывоза нет до 18:00", during: null };
    const options = {
      schedules: { 1: early, 2: early },
      pauses: [],
      timeZone: "Europe/Moscow",
      stoppedMethods: [{ method: "local_pickup", pause }],
    };
    const of = (method: "local_pickup" | "restaurants") =>
      pointViews([point(1), point(2)], options, () => method, null);
    expect(of("local_pickup").map((view) => view.pause?.message)).toEqual([pause.message, undefined]);
    expect(firstPoint(of("local_pickup"), at("2026-11-18 12:00"))).toBe(2);
    expect(firstPoint(of("restaurants"), at("2026-11-18 12:00"))).toBe(1);
  });
});
