import { createI18n, type I18n, type I18nOptions } from "../../i18n/i18n.ts";
import { keepLatest } from "../cache/keep-latest.ts";

/** Number of cached entries: the languages of a shop, and some versions before a change of the settings. */
const maxCached = 40;
const known = new Map<string, I18n>();

/**
 * Returns the same translation object for the same messages across revisions. Rendered markup is cached by
 * this object, so a change of one dish renders only its card again.
 */
export function cachedI18n(options: I18nOptions & { readonly overrides: NonNullable<I18nOptions["overrides"]> }): I18n {
  const { language, currency, overrides } = options;
  const key = JSON.stringify([language, currency, overrides]);
  const i18n = known.get(key) ?? createI18n(options);
  keepLatest(known, key, i18n, maxCached);
  return i18n;
}
