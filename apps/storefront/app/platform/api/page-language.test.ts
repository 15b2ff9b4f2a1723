import { afterEach, expect, it, vi } from "vitest";
import { ownLanguageQuery } from "./page-language.ts";

afterEach(() => vi.unstubAllGlobals());

function queryOf(lang: string, cookie: string, cookieEnabled = true): string {
  vi.stubGlobal("navigator", { cookieEnabled });
  return ownLanguageQuery({ cookie, documentElement: { lang } } as unknown as Document);
}

it("APP-3 requests data in the page's language after another tab has changed the language", () => {
  expect(queryOf("en", "lang=ru")).toBe("&lang=en");
  expect(queryOf("en", "theme=dark; lang=en")).toBe("");
});

it("APP-3 keeps addresses short without a chosen language, unless the browser refuses cookies", () => {
  expect(queryOf("ru", "")).toBe("");
  expect(queryOf("en", "", false)).toBe("&lang=en");
});
