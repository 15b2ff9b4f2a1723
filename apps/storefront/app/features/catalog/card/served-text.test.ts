import { LANGUAGES } from "@skatert/contract";
import type { ServingHours, Weekday } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { offeredState } from "./dish-state.ts";
import { servedText } from "./served-text.ts";

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const window = (from: number, to: number, ...weekdays: readonly Weekday[]) => ({ weekdays, from, to });
const wordsIn = (language: (typeof LANGUAGES)[number]) =>
  createI18n({ language, currency: "₽", dictionary: languageDictionary(language) });
const breakfast = [window(480, 660, 1, 2, 3, 4, 5), window(540, 780, 6, 7)];

describe("when a dish or section is served", () => {
  it.each<[ServingHours, string | null]>([
    [breakfast, "Подают: будни 08:00–11:00, выходные 09:00–13:00"],
    [[window(480, 660, ...everyDay)], "Подают: 08:00–11:00"],
    [[window(480, 660, ...everyDay), window(1020, 1200, ...everyDay)], "Подают: 08:00–11:00 и 17:00–20:00"],
    [[window(1320, 120, 4, 5, 6)], "Подают: чт–сб 22:00–02:00"],
    [[window(600, 1440, 1, 3)], "Подают: пн, ср 10:00–00:00"],
    [[window(0, 1440, 6, 7)], "Подают: выходные"],
    [[window(0, 1440, ...everyDay)], null],
    [[], null],
  ])("MENU-24 %j is told as %s", (hours, text) => {
    expect(servedText(hours, wordsIn("ru"))).toBe(text);
  });

  it("MENU-24 every language has words for it", () => {
    for (const language of LANGUAGES)
      expect(servedText(breakfast, wordsIn(language)), language).toContain("08:00–11:00");
  });

  it("MENU-24 the card names the window of the wanted day", () => {
    const saturday = { day: { year: 2026, month: 11, day: 21 }, weekday: 6, minute: 840 } as const;
    expect(offeredState([breakfast], saturday)).toEqual({ kind: "hours", from: 540, to: 780 });
    expect(offeredState([breakfast], { ...saturday, minute: 600 })).toEqual({ kind: "available" });
    expect(offeredState([[window(480, 660, 1)]], saturday)).toEqual({ kind: "other-days" });
  });
});
