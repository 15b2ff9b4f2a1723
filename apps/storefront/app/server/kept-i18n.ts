import { createI18n, type I18n, type I18nOptions } from "../i18n/i18n.ts";

/** Languages of a shop, and some of their wordings before a change of the settings. */
const mostKept = 40;
const known = new Map<string, I18n>();

/**
 * The same translation for the same words, revision after revision: markup that was rendered with it is kept as long
 * as it lives, so a change of one dish renders that dish's card alone.
 */
export function keptI18n(options: I18nOptions & { readonly overrides: NonNullable<I18nOptions["overrides"]> }): I18n {
  const { language, currency, overrides } = options;
  const key = JSON.stringify([language, currency, overrides]);
  const i18n = known.get(key) ?? createI18n(options);
  known.delete(key);
  known.set(key, i18n);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return i18n;
}
