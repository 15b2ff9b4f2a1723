import { describe, expect, test } from "vitest";
import { untilOf } from "./stop-end.ts";

const zone = "Europe/Moscow";
/** 18:00 in Moscow. */
const now = Date.parse("2026-11-22T15:00:00.000Z");

describe("the end of a stop", () => {
  test.each([
    ["half-hour", "2026-11-22T15:30:00.000Z"],
    ["hour", "2026-11-22T16:00:00.000Z"],
    ["business-day", "business-day"],
    ["forever", null],
  ] as const)("STOP-1 is computed for %s", (end, until) => {
    expect(untilOf(end, "", now, zone)).toEqual({ until });
  });

  test("STOP-1 takes a later time of the branch's clock as today's", () => {
    expect(untilOf("time", "21:30", now, zone)).toEqual({ until: "2026-11-22T18:30:00.000Z" });
  });

  test.each(["18:00", "09:15", "00:00"])("STOP-1 takes %s, which has passed, as tomorrow's", (time) => {
    const until = untilOf("time", time, now, zone)?.until;
    expect(until).toBe(new Date(Date.parse(`2026-11-23T${time}:00+03:00`)).toISOString());
  });

  test("STOP-1 follows the clock across a change to winter time", () => {
    const eveningBefore = Date.parse("2026-10-24T18:00:00+02:00");
    expect(untilOf("time", "09:00", eveningBefore, "Europe/Berlin")).toEqual({ until: "2026-10-25T08:00:00.000Z" });
  });

  test.each(["", "25:00", "18:60", "9:00", "soon"])("refuses «%s» as a time", (time) => {
    expect(untilOf("time", time, now, zone)).toBeNull();
  });
});
