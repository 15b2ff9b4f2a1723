import { DEFAULT_LANGUAGE, type LanguageCode, languagesFromWire, readsCyrillic } from "@skatert/contract";
import { isJsonObject, type Json } from "./json.ts";

const ENGLISH: LanguageCode = "en";

/** Languages of a shop's texts (decision 050). */
export interface ContentLanguages {
  /** The language of the files without a language in their name. */
  readonly base: LanguageCode;
  /** The shop's default language (decision 036). */
  readonly marked: LanguageCode;
}

/**
 * Reads the languages from the settings document. The base is in the default language, unless that language has
 * overlays: then the base is Russian.
 */
export function contentLanguages(settings: Json, speaks: (language: LanguageCode) => boolean): ContentLanguages {
  const list = languagesFromWire(isJsonObject(settings) ? settings["language_list"] : null);
  const marked = list[0]?.code ?? DEFAULT_LANGUAGE;
  return { marked, base: speaks(marked) ? DEFAULT_LANGUAGE : marked };
}

/**
 * Languages whose overlays apply to the base, the strongest last: the shop's default, then English, then the page's
 * own. Readers of Belarusian, Kazakh and Tatar read Russian, so a Russian base gets no English overlay.
 */
export function overlayLanguages(language: LanguageCode, { base, marked }: ContentLanguages): readonly LanguageCode[] {
  const readsBase = language === base || (base === DEFAULT_LANGUAGE && readsCyrillic(language));
  if (readsBase) return [language];
  return [marked, ENGLISH].filter((each) => each !== language).concat(language);
}
