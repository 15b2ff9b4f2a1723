import { describe, expect, it } from "vitest";
import { schemaHours, weekRows } from "./week-hours.ts";

const day = { from: 660, to: 1380 };
const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

describe("weekly hours of a restaurant", () => {
  it("ROUTE-2 join days with the same hours and keep a closed day apart", () => {
    const week = { 1: [day], 2: [day], 4: [day], 5: [day], 6: [day, { from: 0, to: 120 }] };
    expect(weekRows({ week, aroundTheClock: false })).toEqual([
      { first: 1, last: 2, hours: [day] },
      { first: 3, last: 3, hours: [] },
      { first: 4, last: 5, hours: [day] },
      { first: 6, last: 6, hours: [day, { from: 0, to: 120 }] },
      { first: 7, last: 7, hours: [] },
    ]);
  });

  it("ROUTE-2 are one row for a restaurant that never closes", () => {
    expect(weekRows({ week: {}, aroundTheClock: true })).toEqual([
      { first: 1, last: 7, hours: [{ from: 0, to: 1440 }] },
    ]);
  });

  it("SEO-4 have the format of schema.org and leave closed days out", () => {
    const rows = weekRows({ week: { 1: [day], 2: [day], 3: [day, { from: 0, to: 60 }] }, aroundTheClock: false });
    expect(schemaHours(rows, clock)).toEqual(["Mo-Tu 11:00-23:00", "We 11:00-23:00", "We 0:00-1:00"]);
    expect(schemaHours(weekRows({ week: {}, aroundTheClock: true }), clock)).toEqual(["Mo-Su 0:00-23:59"]);
  });
});
