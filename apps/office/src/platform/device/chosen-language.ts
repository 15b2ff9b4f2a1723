import { remember } from "./remember.ts";

const storageKey = "office-language";

/** The language chosen on this device; null: none. */
export function chosenLanguage(): string | null {
  return localStorage.getItem(storageKey);
}

export function keepLanguage(language: string): void {
  remember(storageKey, language);
}
