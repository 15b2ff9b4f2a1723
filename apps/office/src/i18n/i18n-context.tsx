import { createContext, type ReactNode, useContext } from "react";
import type { I18n } from "./i18n.ts";
import type { OfficeLanguage } from "./language.ts";

interface Speech extends I18n {
  /** Loads and shows another language. The page keeps its state. */
  readonly speak: (language: OfficeLanguage) => Promise<void>;
  /** Shows sums in the shop's currency. */
  readonly showCurrency: (sign: string) => void;
}

const I18nContext = createContext<Speech | null>(null);

export function I18nProvider({ value, children }: { readonly value: Speech; readonly children: ReactNode }) {
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Texts and formats of the current language. Throws outside the provider. */
export function useI18n(): Speech {
  const speech = useContext(I18nContext);
  if (speech === null) throw new Error("useI18n requires an I18nProvider");
  return speech;
}
