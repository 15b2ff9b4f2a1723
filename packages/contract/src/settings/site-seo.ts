import { type LanguageCode, readsCyrillic } from "../api/languages.ts";
import type { ShopSettings, SiteSeo } from "./types.ts";

/**
 * Name and description of the shop in a language: its own in `seo_by_langs`, else the English one, else those of the
 * shop's default language. For readers of Russian the default comes before English (decision 050).
 */
export function siteSeoOf(
  { seo, seoByLanguage, languages }: Pick<ShopSettings, "seo" | "seoByLanguage" | "languages">,
  language: LanguageCode,
): SiteSeo {
  const readsDefault = language === languages[0]?.code || readsCyrillic(language);
  return seoByLanguage[language] ?? (readsDefault ? undefined : seoByLanguage.en) ?? seo;
}
