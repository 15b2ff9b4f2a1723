import { createContext, type ReactNode, useContext } from "react";
import type { I18n } from "./i18n.ts";

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Translation and formats of the page. Throws outside the provider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useI18n requires an I18nProvider");
  return i18n;
}
