import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compiledMessages } from "../../vite/messages.ts";
import { createI18n } from "./i18n.ts";
import { OFFICE_LANGUAGES, type OfficeLanguage, pickLanguage } from "./language.ts";

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), "utf8"));
const speech = (language: OfficeLanguage) => createI18n(language, compiledMessages(textsOf("ru"), textsOf(language)));

describe("the office's language", () => {
  it.each([
    [null, ["en-US", "ru"], "en"],
    [null, ["de", "ru-RU"], "ru"],
    [null, ["de"], "ru"],
    ["en", ["ru"], "en"],
    ["xx", ["en"], "en"],
  ])("OFFICE-1 with the choice %s and the browser languages %j is %s", (chosen, spoken, language) => {
    expect(pickLanguage(chosen, spoken)).toBe(language);
  });

  it.each([
    ["ru", 1, "через 1 минуту"],
    ["ru", 3, "через 3 минуты"],
    ["ru", 15, "через 15 минут"],
    ["en", 1, "in 1 minute."],
    ["en", 15, "in 15 minutes"],
  ] as const)("OFFICE-1 %s writes %i minutes as «%s»", (language, minutes, words) => {
    expect(speech(language).t("signIn.wait", { minutes })).toContain(words);
  });

  it.each(OFFICE_LANGUAGES)("OFFICE-1 %s uses the Russian text for an empty translation", (language) => {
    const messages = compiledMessages(textsOf("ru"), { ...textsOf(language), office: " " });
    expect(messages["office"]).toEqual(compiledMessages(textsOf("ru"), textsOf("ru"))["office"]);
  });
});

describe("sums and times", () => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  it.each([
    ["ru", 1240, "1 240 ₽"],
    ["ru", 99.5, "99,50 ₽"],
    ["ru", -319.5, "−319,50 ₽"],
    ["en", 1240, "₽1,240"],
  ] as const)("writes in %s %d roubles as %s", (language, sum, text) => {
    expect(plain(speech(language).money(sum))).toBe(text);
  });

  it("EDIT-3 have the sign of the shop's currency, in labels too", () => {
    const { money, t } = createI18n("ru", compiledMessages(textsOf("ru"), textsOf("ru")), '₸"');
    expect(plain(money(1240.5))).toBe('1 240,50 ₸"');
    expect(t("zones.minimum")).toBe('Заказ от, ₸"');
  });

  it("use the branch's time zone, with midnight as 00", () => {
    const { time, dayTime } = speech("ru");
    expect(time("2026-11-23T21:05:00Z", "Europe/Moscow")).toBe("00:05");
    expect(dayTime("2026-11-23T21:05:00Z", "Asia/Yekaterinburg")).toBe("24 ноября, 02:05");
  });

  it("count whole minutes left, negative when late", () => {
    const now = Date.parse("2026-11-23T12:00:00Z");
    const { minutesTo } = speech("ru");
    expect(minutesTo("2026-11-23T12:05:59Z", now)).toBe(5);
    expect(minutesTo("2026-11-23T11:59:30Z", now)).toBe(-1);
  });
});
