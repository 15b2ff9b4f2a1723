import { describe, expect, it } from "vitest";
import type { Popup } from "../content/types.ts";
import { localTime } from "../schedule/local-time.ts";
import { at, minuteOf } from "../testing/schedule.ts";
import { pauseAt, pausesOf } from "./pauses.ts";

const popup: Popup = {
  id: 1,
  title: "Storm",
  text: "",
  image: null,
  url: null,
  buttonText: "",
  warehouseIds: [],
  stockEmpty: false,
  disablesOrdering: true,
  bannedWeekdays: [6, 7],
  from: minuteOf("10:00"),
  to: null,
  zoneId: "A",
  repeat: "once",
};

function messageAt(text: string, popups: readonly Popup[], zoneId: string | null = "A") {
  const pauses = pausesOf(1, { disabledWarehouseIds: [], popups });
  return pauseAt(pauses, 1, zoneId, localTime(at(text), "Europe/Moscow"))?.message;
}

describe("pauses of ordering", () => {
  it("STATE-3 pauses a whole warehouse of the disable_ordering list", () => {
    expect(pausesOf(1, { disabledWarehouseIds: [1, 2], popups: [] })).toEqual([
      { warehouseId: 1, zoneId: null, message: null, during: null },
    ]);
    expect(pausesOf(3, { disabledWarehouseIds: [1, 2], popups: [] })).toEqual([]);
  });

  it("STATE-3 leaves other branches open", () => {
    const pauses = pausesOf(1, { disabledWarehouseIds: [1], popups: [] });
    const now = localTime(at("2026-11-18 12:00"), "Europe/Moscow");
    expect(pauseAt(pauses, 1, null, now)).toEqual(pauses[0]);
    expect(pauseAt(pauses, 2, null, now)).toBeNull();
  });

  it("STATE-3 disables ordering for a matching popup's zone", () => {
    expect(messageAt("2026-11-18 12:00", [popup])).toBe("Storm");
    expect(messageAt("2026-11-18 12:00", [popup], "B")).toBeUndefined();
    expect(messageAt("2026-11-18 12:00", [popup], null)).toBeUndefined();
    expect(messageAt("2026-11-18 12:00", [{ ...popup, zoneId: null }], null)).toBe("Storm");
    const told = { ...popup, text: "<p>Moving&nbsp;the <b>kitchen</b></p>" };
    expect(messageAt("2026-11-18 12:00", [told])).toBe("Moving the kitchen");
  });

  it("STATE-3 applies a popup's hours, banned weekdays and branches", () => {
    expect(messageAt("2026-11-18 09:59", [popup])).toBeUndefined();
    expect(messageAt("2026-11-21 12:00", [popup])).toBeUndefined();
    expect(messageAt("2026-11-18 12:00", [{ ...popup, warehouseIds: [2] }])).toBeUndefined();
    expect(messageAt("2026-11-18 12:00", [{ ...popup, bannedWeekdays: [1, 2, 3, 4, 5, 6, 7] }])).toBeUndefined();
  });

  it("STATE-3 ignores other popups", () => {
    expect(messageAt("2026-11-18 12:00", [{ ...popup, disablesOrdering: false }])).toBeUndefined();
  });
});
