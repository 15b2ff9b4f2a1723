import { DEFAULT_LANGUAGE, findLanguage } from "@skatert/contract";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { switchLanguage } from "../../platform/appearance.ts";
import { browserStorage, keepShape, storedRecord, storedTextOrNull } from "../../platform/storage/stored.ts";

interface LanguageChoice {
  /** The language that the shopper chose, of the shop or of the widget. Null: none chosen. */
  readonly chosen: string | null;
  readonly choose: (language: string) => void;
  readonly forget: () => void;
}

/** The chosen language, stored between visits where pages are translated (STATE-6, ENT-7). */
export const useLanguageChoice = create<LanguageChoice>()(
  persist(
    (set) => ({
      chosen: null,
      choose: (chosen) => set({ chosen }),
      forget: () => set({ chosen: null }),
    }),
    {
      name: "skatert-language",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ chosen }): unknown => ({ chosen }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, chosen: storedTextOrNull(storedRecord(persisted)["chosen"]) }),
    },
  ),
);

/**
 * Changes the language. The page itself switches to a language of the shop; the widget switches to any other.
 */
export function chooseTranslated(language: string, own: readonly string[]): void {
  useLanguageChoice.getState().choose(language);
  noteSwitched(false);
  writeWidgetCookie(null);
  switchLanguage(own.includes(language) ? (findLanguage(language) ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE);
}

const switchedMark = "skatert-language-switched";

/**
 * Whether the handler has already switched in this visit. True without storage, so that no page reloads for
 * ever.
 */
export function wasSwitched(): boolean {
  try {
    return sessionStorage.getItem(switchedMark) === "1";
  } catch {
    return true;
  }
}

export function noteSwitched(isSwitched: boolean): void {
  try {
    if (isSwitched) sessionStorage.setItem(switchedMark, "1");
    else sessionStorage.removeItem(switchedMark);
  } catch {
    // Without storage nothing was stored before.
  }
}

/** Source and target of the widget's cookie, "/ru/de". Null without the cookie. */
export function widgetCookie(): string | null {
  const text = /(?:^|;\s*)googtrans=([^;]*)/.exec(document.cookie)?.[1];
  return text ? decodeURIComponent(text) : null;
}

/** The cookie that controls the widget. Null removes it. */
export function writeWidgetCookie(language: string | null): void {
  const value = language === null ? "; max-age=0" : `/${DEFAULT_LANGUAGE}/${language}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from some browsers in use.
  document.cookie = `googtrans=${value}; path=/; samesite=lax`;
}
