import { LANGUAGES, type LanguageCode } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { messagesByLanguage } from "./by-language.ts";
import { type TextKey, textsIn } from "./texts.ts";

/** Texts that may equal the Russian ones. */
const sameAsRussian: Readonly<Partial<Record<LanguageCode, readonly TextKey[]>>> = {
  be: ["notification.bookingNumber"],
  kk: ["notice.intercom"],
  tt: ["notice.entrance", "notice.intercom"],
};

describe("the server's own texts", () => {
  it.each([
    ["ru", "Заказ 7", "Новый заказ 7"],
    ["en", "Order 7", "New order 7"],
    ["zh-CN", "订单 7", "新订单 7"],
  ] as const)("APP-3 are in the language of their reader: %s", (language, order, notice) => {
    const t = textsIn(language);
    expect(t("notification.order", { order: 7 })).toBe(order);
    expect(t("notice.created", { order: 7 })).toBe(notice);
  });

  it("APP-3 fill every argument, with values that look like arguments or patterns", () => {
    const t = textsIn("ru");
    expect(t("notification.later.door", { was: "18:30", time: "19:00" })).toBe(
      "Не успеваем к 18:30, привезём к 19:00. Подождёте?",
    );
    expect(t("notice.changeFrom", { price: "$& {price}" })).toBe("сдача с $& {price}");
    // @ts-expect-error the time is missing
    expect(t("notification.later.door", { was: "18:30" })).toContain("к 18:30");
    // @ts-expect-error the text has no arguments
    t("notice.total", { price: 7 });
  });

  it("APP-3 require the arguments of every text that a key may name", () => {
    const either = (key: "notice.total" | "notice.created" | "notice.promised") =>
      textsIn("ru")(key, { order: 7, time: 8 });
    expect(either("notice.promised")).toBe("обещано к 8");
    // @ts-expect-error one of the two takes a time
    const timeless = (key: "notice.total" | "notice.promised") => textsIn("ru")(key, { order: 7 });
    expect(timeless("notice.total")).toBe("Итого");
  });

  it.each(LANGUAGES)("APP-3 leave no argument unfilled in %s", (language) => {
    const everything = {
      order: 1,
      code: 2,
      was: 3,
      time: 4,
      sum: 5,
      day: 6,
      points: 7,
      count: 8,
      price: 9,
      branch: 10,
      first: 11,
      second: 12,
      number: 13,
      dish: 14,
      what: 15,
      stars: 16,
      url: 17,
    };
    const t: (key: TextKey, values: typeof everything) => string = textsIn(language);
    const keys = Object.keys(messagesByLanguage.ru) as TextKey[];
    expect(keys.map((key) => t(key, everything)).filter((text) => /[{}]/.test(text) || text.trim() === "")).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== "ru"))("APP-3 leave nothing in Russian in %s", (language) => {
    const keys = Object.keys(messagesByLanguage.ru) as TextKey[];
    const words = (text: string) => text.replace(/\{\w+\}/g, "");
    const same = keys.filter(
      (key) =>
        messagesByLanguage[language][key] === messagesByLanguage.ru[key] &&
        /\p{L}/u.test(words(messagesByLanguage.ru[key])),
    );
    expect(same).toEqual(sameAsRussian[language] ?? []);
  });
});
