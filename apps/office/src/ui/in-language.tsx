import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useI18n } from "../i18n/i18n-context.tsx";

/** Sets the current language for react-aria's own texts and numbers. Wraps each of its controls. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const { language } = useI18n();
  return <I18nProvider locale={language === "ru" ? "ru-RU" : "en-US"}>{children}</I18nProvider>;
}
