import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import { compileOverrides } from "../../i18n/dictionary/compile.ts";
import { loadDictionary } from "../../i18n/dictionary/load-dictionary.ts";
import { createI18n } from "../../i18n/i18n.ts";
import type { PlainKey } from "../../i18n/messages/message-key.ts";
import type { PageContext } from "../request/page-context.ts";

type Page = Pick<PageContext, "contentLanguage" | "settings" | "shop">;

/**
 * Messages in the languages that the shop's content may have: the requested one, and the shop's first one for
 * an untranslated menu. The interface may have another language (SCREEN-3).
 */
export async function contentTexts(page: Page, keys: readonly PlainKey[]): Promise<readonly string[]> {
  const first = page.settings.languages[0]?.code ?? DEFAULT_LANGUAGE;
  const languages = [...new Set([page.contentLanguage, first])];
  const texts = await Promise.all(languages.map((language) => textsIn(language, page, keys)));
  return [...new Set(texts.flat())];
}

async function textsIn(language: LanguageCode, { settings, shop }: Page, keys: readonly PlainKey[]) {
  const overrides = settings.languages.find(({ code }) => code === language)?.overrides ?? {};
  const { t } = createI18n({
    language,
    currency: shop.currency,
    dictionary: await loadDictionary(language),
    overrides: compileOverrides(overrides),
  });
  return keys.map((key) => t(key));
}
