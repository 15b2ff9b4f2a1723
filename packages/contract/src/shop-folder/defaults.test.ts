import { describe, expect, it } from "vitest";
import { categoriesFromWire } from "../catalog/map.ts";
import { bannersFromWire } from "../content/map.ts";
import { ignoreDropped } from "../fields/drop-malformed.ts";
import { scheduleOf, settingsFromWire } from "../settings/map.ts";

const section = (fields: object) => categoriesFromWire([{ id: 5, name: "Супы", ...fields }])[0];
const cooking = (branch: object) =>
  settingsFromWire({ delivery_work_time: { 10: branch } })?.schedules[10]?.cookingMinutes;
const devices = (banner: object) =>
  bannersFromWire([{ id: 1, gallery: "a.png", ...banner }], ignoreDropped)[0]?.devices;

describe("a shop folder with few fields", () => {
  it("shows a section on the home page unless the folder hides it", () => {
    expect(section({})?.showOnHome).toBe(true);
    expect(section({ show_on_home: null })?.showOnHome).toBe(true);
    for (const no of [false, 0, "0", "", "no"]) expect(section({ show_on_home: no })?.showOnHome).toBe(false);
  });

  it("gives a section and a dish without a slug an address by their id", () => {
    const products = [
      { id: 7, name: "Борщ", price: 300 },
      { id: 8, name: "Уха", price: 300, slug: "uha" },
    ];
    expect(section({ products })?.slug).toBe("5");
    expect(section({ products })?.products.map(({ slug }) => slug)).toEqual(["7", "uha"]);
    expect(section({ slug: " supy " })?.slug).toBe("supy");
  });

  it("cooks for 30 minutes by default, and reads a 0 as 0", () => {
    expect(cooking({ around_clock: true })).toBe(30);
    expect(cooking({ cooking_time_in_minutes: "" })).toBe(30);
    expect(cooking({ cooking_time_in_minutes: 0 })).toBe(0);
    expect(cooking({ cooking_time_in_minutes: 45 })).toBe(45);
  });

  it("is always open in a branch without hours, and cooks for 30 minutes", () => {
    const settings = settingsFromWire({ wp_timezone: "Asia/Omsk" });
    expect(settings && scheduleOf(settings, 10)).toEqual({
      aroundTheClock: true,
      week: {},
      exceptions: {},
      cookingMinutes: 30,
      timeZone: "Asia/Omsk",
    });
  });

  it("VALID-5 shows a banner that names no device, and hides one for other devices", () => {
    expect(devices({})).toEqual(["site"]);
    expect(devices({ device: [] })).toEqual([]);
    expect(devices({ device: "app" })).toEqual(["app"]);
  });
});
