import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import type { DishState } from "../card/dish.ts";
import type { MenuTime } from "../live/menu-time.ts";
import { optionHoursText, supplementStop } from "./supplement-stop.ts";

it("STOP-1 offers no supplement that is stopped as a supplement, as a dish or with its category", () => {
  const stops = {
    supplements: new Map([
      [1, "Снова с 18:00"],
      [3, ""],
    ]),
    products: new Map([
      [2, "Снова с 19:00"],
      [3, "Снова с 19:00"],
    ]),
  };
  expect([1, 2, 3, 4].map((id) => supplementStop(stops, id))).toEqual([
    "Снова с 18:00",
    "Снова с 19:00",
    "",
    undefined,
  ]);
});

describe("an option with hours", () => {
  const hours = [[{ weekdays: [1, 2, 3, 4, 5, 6, 7] as const, from: 480, to: 660 }]];
  const now = { kind: "hours", from: 480, to: 660 } as const;
  const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru") });
  const text = (dish: DishState, stateAt: MenuTime["stateAt"]) =>
    optionHoursText({ served: { hours, state: now } }, dish, stateAt, i18n);

  it("MENU-24 is not offered outside them, now or at the time chosen for the order", () => {
    expect(text({ kind: "available" }, null)).toBe("С 08:00 до 11:00");
    expect(text({ kind: "available" }, () => ({ kind: "other-days" }))).toBe("Сегодня не готовим");
    expect(text({ kind: "available" }, () => ({ kind: "available" }))).toBeUndefined();
    expect(optionHoursText({}, { kind: "available" }, null, i18n)).toBeUndefined();
  });

  it("MENU-24 waits for a time with a dish that is itself served at other hours", () => {
    expect(text(now, null)).toBeUndefined();
  });
});
