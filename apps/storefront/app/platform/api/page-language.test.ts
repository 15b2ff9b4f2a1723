import { afterEach, expect, it, vi } from "vitest";
import { ownLanguageQuery } from "./page-language.ts";

afterEach(() => vi.unstubAllGlobals());

function queryOf(lang: string, cookie: string, cookieEnabled = true): string {
  vi.stubGlobal("navigator", { cookieEnabled });
  return ownLanguageQuery({ cookie, documentElement: { lang } } as unknown as Document);
}

it("APP-3 asks for data in the page's language where another tab has chosen another since", () => {
  expect(queryOf("en", "lang=ru")).toBe("&lang=en");
  expect(queryOf("en", "theme=dark; lang=en")).toBe("");
});

it("APP-3 keeps addresses short where no language was chosen, unless the browser refuses cookies", () => {
  expect(queryOf("ru", "")).toBe("");
  expect(queryOf("en", "", false)).toBe("&lang=en");
});
