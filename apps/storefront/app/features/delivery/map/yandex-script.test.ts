import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadYandexMaps, yandexAddress, yandexLanguage } from "./yandex-script.ts";

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

describe("loading the script of Yandex Maps", () => {
  const options = { apiKey: "key", url: "https://api-maps.yandex.ru/2.1/" };
  let scripts: { onload: () => void; onerror: () => void }[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    scripts = [];
    const createElement = () => ({ onload: () => undefined, onerror: () => undefined, remove: () => undefined });
    const head = { append: (script: (typeof scripts)[number]) => void scripts.push(script) };
    vi.stubGlobal("document", { createElement, head });
    vi.stubGlobal("window", { ymaps: { ready: (onReady: () => void) => onReady() } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("EXT-2 is tried again by the next map after the script could not be loaded, and then not once more", async () => {
    const failing = loadYandexMaps(options, "kk");
    scripts[0]?.onerror();
    await expect(failing).rejects.toThrow("failed to load");
    const again = loadYandexMaps(options, "kk");
    expect(scripts).toHaveLength(2);
    scripts[1]?.onload();
    await expect(again).resolves.toBe(window.ymaps);
    await expect(loadYandexMaps(options, "kk")).resolves.toBe(window.ymaps);
    expect(scripts).toHaveLength(2);
  });

  it("EXT-2 fails after seven seconds, so that the form goes on without a map", async () => {
    const late = expect(loadYandexMaps(options, "de")).rejects.toThrow("exceeded its timeout");
    await vi.advanceTimersByTimeAsync(7_000);
    await late;
  });
});
