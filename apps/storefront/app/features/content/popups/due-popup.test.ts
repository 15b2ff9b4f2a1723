import type { Popup } from "@skatert/domain";
import { aSchedule, at, everyDay, minuteOf } from "@skatert/domain/testing";
import { describe, expect, it } from "vitest";
import type { PopupOptions } from "../../../model/content/popups.ts";
import { duePopup, type PopupMoment } from "./due-popup.ts";

function aPopup(changes: Partial<Popup> = {}): Popup {
  return {
    id: 1,
    title: "Клубника",
    text: "",
    image: null,
    url: null,
    buttonText: "",
    warehouseIds: [],
    stockEmpty: false,
    disablesOrdering: false,
    bannedWeekdays: [],
    from: null,
    to: null,
    zoneId: null,
    repeat: "always",
    ...changes,
  };
}

const schedules = {
  501: aSchedule({ week: everyDay("18:00-02:00") }),
  502: aSchedule({ aroundTheClock: true }),
  503: aSchedule({ week: everyDay("08:00-22:00"), timeZone: "Asia/Vladivostok" }),
};
const options: PopupOptions = {
  popups: [],
  hours: { title: "Закрыто", text: "", image: null },
  schedules,
  showsUnchosen: false,
  timeZone: "Europe/Moscow",
  now: 0,
};

const moment = (text: string, changes: Partial<PopupMoment> = {}): PopupMoment => ({
  warehouseId: 501,
  zoneId: null,
  now: at(text),
  seen: { ever: new Set(), thisSession: new Set() },
  shown: new Set(),
  onlyStops: false,
  ...changes,
});

describe("hours of a closed branch", () => {
  it("STATE-4 are today's before opening and none during opening hours, past midnight included", () => {
    expect(duePopup(options, moment("2026-11-18 12:00"))).toMatchObject({
      kind: "hours",
      hours: { when: "today", from: minuteOf("18:00"), to: minuteOf("02:00") },
    });
    expect(duePopup(options, moment("2026-11-18 20:00"))).toBeNull();
    expect(duePopup(options, moment("2026-11-19 01:59"))).toBeNull();
    expect(duePopup(options, moment("2026-11-19 02:00"))).toMatchObject({ hours: { when: "today" } });
  });

  it("STATE-4 are the next day's after closing, in the branch's zone", () => {
    const late = moment("2026-11-18 16:00", { warehouseId: 503 });
    expect(duePopup(options, late)).toMatchObject({
      timeZone: "Asia/Vladivostok",
      hours: { when: "tomorrow", from: minuteOf("08:00") },
    });
  });

  it("STATE-4 are shown once per visit and branch", () => {
    const shown = new Set(["hours 501"]);
    expect(duePopup(options, moment("2026-11-18 12:00", { shown }))).toBeNull();
    expect(duePopup(options, moment("2026-11-18 16:00", { shown, warehouseId: 503 }))).toMatchObject({
      key: "hours 503",
    });
  });

  it("STATE-4 are not shown without a branch while any is open, nor if the shop disables them", () => {
    expect(duePopup(options, moment("2026-11-18 12:00", { warehouseId: null }))).toBeNull();
    expect(duePopup({ ...options, hours: null }, moment("2026-11-18 12:00"))).toBeNull();
  });
});

describe("popups", () => {
  const open = "2026-11-18 20:00";
  const idOf = (popups: readonly Popup[], changes: Partial<PopupMoment> = {}, when = open) => {
    const due = duePopup({ ...options, popups }, moment(when, changes));
    return due?.kind === "shop" ? due.popup.id : (due?.kind ?? null);
  };

  it("VALID-6 are shown one at a time in the shop's order, for the branch, by weekday and hour", () => {
    const popups = [
      aPopup({ id: 1, warehouseIds: [502] }),
      aPopup({ id: 2, bannedWeekdays: [3] }),
      aPopup({ id: 3, to: minuteOf("20:00") }),
      aPopup({ id: 4 }),
      aPopup({ id: 5 }),
    ];
    expect(idOf(popups)).toBe(4);
    expect(idOf(popups, { shown: new Set(["popup 4 501"]) })).toBe(5);
  });

  it("VALID-6 apply their repeat modes", () => {
    const seen = { ever: new Set([1]), thisSession: new Set([2]) };
    const popups = [
      aPopup({ id: 1, repeat: "once" }),
      aPopup({ id: 2, repeat: "session" }),
      aPopup({ id: 3, repeat: "always" }),
    ];
    expect(idOf(popups)).toBe(1);
    expect(idOf(popups, { seen })).toBe(3);
  });

  it("STATE-3 start with one that stops ordering, which also replaces the hours", () => {
    const popups = [aPopup({ id: 1 }), aPopup({ id: 2, disablesOrdering: true })];
    expect(idOf(popups)).toBe(2);
    expect(idOf(popups, { shown: new Set(["popup 2 501"]) }, "2026-11-18 12:00")).toBe(1);
    expect(idOf(popups, { zoneId: "A" })).toBe(2);
    expect(idOf([aPopup({ id: 2, disablesOrdering: true, zoneId: "B" })], { zoneId: "A" })).toBeNull();
  });

  it("STATE-4 follow the hours of a closed branch, unless a popup that stops ordering is active", () => {
    const popups = [aPopup({ id: 1 }), aPopup({ id: 2, disablesOrdering: true, zoneId: "B" })];
    expect(idOf(popups, { zoneId: "A" }, "2026-11-18 12:00")).toBe("hours");
    expect(idOf(popups, { zoneId: "A", shown: new Set(["hours 501"]) }, "2026-11-18 12:00")).toBe(1);
  });

  it("STATE-3 during the checkout are only those that stop ordering", () => {
    expect(idOf([aPopup()], { onlyStops: true }, "2026-11-18 12:00")).toBeNull();
    expect(idOf([aPopup({ id: 7, disablesOrdering: true })], { onlyStops: true })).toBe(7);
  });
});
