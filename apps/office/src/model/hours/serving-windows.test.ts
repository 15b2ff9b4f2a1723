import { expect, it } from "vitest";
import { documentHours, servingWindows, windowFault } from "./serving-windows.ts";

const weekdays = { weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "11:00" };
const weekend = { weekdays: [6, 7], from: "09:00", to: "13:00" };
const several = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: "08:00", to: "13:00", windows: [weekdays, weekend] };

it("MENU-24 the form shows every window, and saving it unchanged changes nothing", () => {
  expect(servingWindows(several)).toEqual([
    { days: [1, 2, 3, 4, 5], from: "08:00", to: "11:00" },
    { days: [6, 7], from: "09:00", to: "13:00" },
  ]);
  for (const hours of [several, weekend, null]) expect(documentHours(servingWindows(hours))).toEqual(hours);
});

it("MENU-24 no chosen day is every day, and windows that overlap are written as one", () => {
  const typed = [
    { days: [], from: "08:00", to: "12:00" },
    { days: [], from: "11:00", to: "24:00" },
  ];
  expect(documentHours(typed)).toEqual({ weekdays: [1, 2, 3, 4, 5, 6, 7], from: "08:00", to: "24:00" });
  expect(servingWindows({ from: "08:00", to: "" })).toEqual([{ days: [], from: "08:00", to: "24:00" }]);
});

it("MENU-24 a window has two different times", () => {
  const fault = (from: string, to: string) => windowFault({ days: [], from, to });
  expect([fault("", "11:00"), fault("08:00", "08:00"), fault("22:00", "02:00")]).toEqual(["clock", "time", null]);
});
