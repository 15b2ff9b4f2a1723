import { describe, expect, it } from "vitest";
import { yandexAddress, yandexLanguage } from "./yandex-script.ts";

describe("script of Yandex Maps", () => {
  it.each([
    ["", "ru_RU"],
    ["ru", "ru_RU"],
    ["en", "en_US"],
    ["en_EN", "en_US"],
    ["de", "de_DE"],
    ["zh-CN", "zh_CN"],
  ])("EXT-2 is requested in the page's language: '%s' as %s", (language, asked) => {
    expect(yandexLanguage(language)).toBe(asked);
  });

  it("EXT-2 is requested with the key, longitude first, and in the mode for a strict CSP", () => {
    const url = new URL(yandexAddress({ apiKey: "k&y", url: "https://api-maps.yandex.ru/2.1/" }, "en"));
    expect(url.origin + url.pathname).toBe("https://api-maps.yandex.ru/2.1/");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      apikey: "k&y",
      lang: "en_US",
      coordorder: "longlat",
      csp: "true",
    });
  });
});
