import type { LanguageCode } from "@skatert/contract";
import { create } from "zustand";
import { writeCookie } from "./storage/cookies.ts";

export type ColourTheme = "dark" | "light";

/** The theme of the document. Only in the browser. */
export function currentTheme(): ColourTheme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

/** Switches the theme now and for the next visit. Only in the browser. */
export function switchTheme(theme: ColourTheme): void {
  writeCookie("theme", theme);
  document.documentElement.dataset["theme"] = theme;
}

/**
 * Switches the language. Messages, texts and catalogue change together, so the page is reloaded. Only in the
 * browser.
 */
export function switchLanguage(language: LanguageCode): void {
  writeCookie("lang", language);
  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  window.location.assign(url);
}

/** The language to which a translate widget switched the page. Null: the page's own. */
export const useTranslated = create<{ readonly language: string | null }>(() => ({ language: null }));
