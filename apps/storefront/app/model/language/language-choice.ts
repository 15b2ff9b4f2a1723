import { DEFAULT_LANGUAGE, findLanguage } from "@skatert/contract";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { switchLanguage } from "../../platform/appearance.ts";
import { browserStorage, keepShape, storedRecord, storedTextOrNull } from "../../platform/storage/stored.ts";

interface LanguageChoice {
  /** The language the shopper chose, one of ours or of the widget's; null: none was chosen. */
  readonly chosen: string | null;
  readonly choose: (language: string) => void;
  readonly forget: () => void;
}

/** The chosen language, kept between visits where pages are translated (STATE-6, ENT-7). */
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

/** Changes the language: one of ours by the page itself, another by the widget, which starts from the first. */
export function chooseTranslated(language: string, own: readonly string[]): void {
  useLanguageChoice.getState().choose(language);
  noteSwitched(false);
  writeWidgetCookie(null);
  switchLanguage(own.includes(language) ? (findLanguage(language) ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE);
}

const switchedMark = "skatert-language-switched";

/** Whether the handler has switched in this visit already; where nothing can be noted, it has: no page loads for ever. */
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
    // Without a storage nothing was noted before either.
  }
}

/** From and to of the widget's cookie, "/ru/de"; null without one. */
export function widgetCookie(): string | null {
  const text = /(?:^|;\s*)googtrans=([^;]*)/.exec(document.cookie)?.[1];
  return text ? decodeURIComponent(text) : null;
}

/** The cookie by which the widget knows what to do; null takes it away. */
export function writeWidgetCookie(language: string | null): void {
  const value = language === null ? "; max-age=0" : `/${DEFAULT_LANGUAGE}/${language}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from some browsers in use.
  document.cookie = `googtrans=${value}; path=/; samesite=lax`;
}
