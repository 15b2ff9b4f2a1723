import { describe, expect, it } from "vitest";
import { localTime } from "../schedule/local-time.ts";
import { at, minuteOf } from "../testing/schedule.ts";
import { visibleSlides, visibleStories } from "./banners.ts";
import { isPopupOn, type PopupView, visiblePopups } from "./popups.ts";
import type { Banner, Popup } from "./types.ts";

function aBanner(changes: Partial<Banner> = {}): Banner {
  return {
    id: 1,
    title: "",
    text: "",
    desktop: [],
    phone: [],
    target: { kind: "url", url: "/" },
    warehouseIds: [],
    everywhere: false,
    devices: ["site", "app"],
    isStory: false,
    ...changes,
  };
}

function aPopup(changes: Partial<Popup> = {}): Popup {
  return {
    id: 1,
    title: "",
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

describe("banners", () => {
  it("VALID-5 shows slides whose devices include site", () => {
    const banners = [aBanner({ id: 1 }), aBanner({ id: 2, devices: ["app"] }), aBanner({ id: 3, devices: [] })];
    expect(visibleSlides(banners, 1).map(({ id }) => id)).toEqual([1]);
  });

  it("VALID-5 leaves stories to their own strip", () => {
    const banners = [
      aBanner({ id: 1 }),
      aBanner({ id: 2, isStory: true }),
      aBanner({ id: 3, isStory: true, devices: [] }),
    ];
    expect(visibleSlides(banners, 1).map(({ id }) => id)).toEqual([1]);
    expect(visibleStories(banners, 1).map(({ id }) => id)).toEqual([2]);
  });

  it("VALID-5 shows a branch's banners only there, and skladall everywhere", () => {
    const banners = [aBanner({ id: 1, warehouseIds: [2] }), aBanner({ id: 2, warehouseIds: [2], everywhere: true })];
    expect(visibleSlides(banners, 1).map(({ id }) => id)).toEqual([2]);
    expect(visibleSlides(banners, 2).map(({ id }) => id)).toEqual([1, 2]);
    expect(visibleSlides(banners, null).map(({ id }) => id)).toEqual([2]);
  });
});

describe("popups", () => {
  const view = (text: string, changes: Partial<PopupView> = {}): PopupView => ({
    moment: localTime(at(text), "Europe/Moscow"),
    warehouseId: 1,
    zoneId: null,
    showsUnchosen: false,
    ...changes,
  });

  it("VALID-6 CONST-7 hides a popup on banned weekdays, Sunday being 7", () => {
    const popup = aPopup({ bannedWeekdays: [7] });
    expect(isPopupOn(popup, view("2026-11-22 12:00"))).toBe(false);
    expect(isPopupOn(popup, view("2026-11-23 12:00"))).toBe(true);
    expect(isPopupOn(aPopup({ bannedWeekdays: [1, 2, 3, 4, 5, 6, 7] }), view("2026-11-23 12:00"))).toBe(false);
  });

  it.each([
    ["09:59", false],
    ["10:00", true],
    ["12:59", true],
    ["13:00", false],
  ])("VALID-6 shows a popup from 10:00 to 13:00: %s %s", (time, expected) => {
    const popup = aPopup({ from: minuteOf("10:00"), to: minuteOf("13:00") });
    expect(isPopupOn(popup, view(`2026-11-18 ${time}`))).toBe(expected);
  });

  it("VALID-6 replaces a missing bound by the bound of the day", () => {
    expect(isPopupOn(aPopup({ from: minuteOf("10:00") }), view("2026-11-18 23:59"))).toBe(true);
    expect(isPopupOn(aPopup({ to: minuteOf("10:00") }), view("2026-11-18 10:00"))).toBe(false);
  });

  it("VALID-6 shows a popup only for its branches and zone", () => {
    const popup = aPopup({ warehouseIds: [2], zoneId: "B" });
    expect(isPopupOn(popup, view("2026-11-18 12:00", { warehouseId: 2, zoneId: "B" }))).toBe(true);
    expect(isPopupOn(popup, view("2026-11-18 12:00", { warehouseId: 2 }))).toBe(false);
    expect(isPopupOn(popup, view("2026-11-18 12:00", { zoneId: "B" }))).toBe(false);
    expect(isPopupOn(aPopup({ zoneId: null }), view("2026-11-18 12:00", { zoneId: "B" }))).toBe(true);
  });

  it("VALID-6 shows a branch's popup before a branch is chosen if the popup allows it", () => {
    const nobody = view("2026-11-18 12:00", { warehouseId: null });
    expect(isPopupOn(aPopup({ warehouseIds: [2] }), nobody)).toBe(false);
    expect(isPopupOn(aPopup({ warehouseIds: [2], stockEmpty: true }), nobody)).toBe(true);
    expect(isPopupOn(aPopup({ warehouseIds: [2] }), { ...nobody, showsUnchosen: true })).toBe(true);
    expect(isPopupOn(aPopup({ warehouseIds: [2] }), { ...nobody, warehouseId: 1, showsUnchosen: true })).toBe(false);
  });

  it("VALID-6 applies the repeat modes: once ever, once a session, every time", () => {
    const popups = [aPopup({ id: 1, repeat: "once" }), aPopup({ id: 2, repeat: "session" }), aPopup({ id: 3 })];
    const idsAfter = (ever: readonly number[], thisSession: readonly number[]) =>
      visiblePopups(popups, view("2026-11-18 12:00"), { ever: new Set(ever), thisSession: new Set(thisSession) }).map(
        ({ id }) => id,
      );
    expect(idsAfter([], [])).toEqual([1, 2, 3]);
    expect(idsAfter([1, 2, 3], [1, 2, 3])).toEqual([3]);
    expect(idsAfter([1, 2, 3], [])).toEqual([2, 3]);
  });
});
