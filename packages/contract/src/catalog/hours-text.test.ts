import { joinedWindows, type ServingHours, type Weekday } from "@skatert/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursText, readHoursText } from "./hours-text.ts";

const window = (from: number, to: number, ...weekdays: readonly Weekday[]) => ({ weekdays, from, to });
const breakfast = [window(480, 660, 1, 2, 3, 4, 5), window(540, 780, 6, 7)];
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

describe("hours as a text", () => {
  it("MENU-24 names days and times in the language of the table", () => {
    expect(hoursText(breakfast, "ru")).toBe("пн–пт 08:00–11:00; сб, вс 09:00–13:00");
    expect(hoursText(breakfast, "en")).toBe("Mon–Fri 08:00–11:00; Sat, Sun 09:00–13:00");
    expect(hoursText([window(1320, 120, ...everyDay)], "ru")).toBe("22:00–02:00");
    expect(hoursText([], "ru")).toBe("");
  });

  it.each<[string, ServingHours]>([
    ["08:00–11:00", [window(480, 660, ...everyDay)]],
    ["ежедневно 8:00-11:00", [window(480, 660, ...everyDay)]],
    ["будни с 8.00 до 11.00; Выходные: 9:00–13:00", breakfast],
    ["Пн-Пт 08:00—11:00\nСб и Вс 09:00—13:00", breakfast],
    ["понедельник, среда 10:00-12:00, 17:00-20:00", [window(600, 720, 1, 3), window(1020, 1200, 1, 3)]],
    ["пт–пн 22:00–02:00", [window(1320, 120, 1, 5, 6, 7)]],
    ["пн, 10:00–11:00", [window(600, 660, 1)]],
    ["сб, вс, 09:00-13:00", [window(540, 780, 6, 7)]],
    ["Sat, Sun", [window(0, 1440, 6, 7)]],
    ["", []],
  ])("MENU-24 reads %j", (text, hours) => {
    expect(readHoursText(text)).toEqual(hours);
  });

  it.each([
    "утром",
    "25:00–26:00",
    "пн–пт 08:00",
    "08:00–11:00 кроме среды",
    "пн–вт–ср 08:00–11:00",
    "пн,,ср 08:00–11:00",
  ])("MENU-24 reads no hours from %j", (text) => {
    expect(readHoursText(text)).toBeNull();
  });

  it("MENU-24 reads what it writes, in both languages", () => {
    const anyWindow = fc.record({
      weekdays: fc.subarray([...everyDay], { minLength: 1 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 1, max: 1440 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyWindow, { maxLength: 6 }),
        fc.constantFrom("ru" as const, "en" as const),
        (any, language) => {
          const hours = joinedWindows(any);
          expect(readHoursText(hoursText(hours, language))).toEqual(hours);
        },
      ),
    );
  });
});
