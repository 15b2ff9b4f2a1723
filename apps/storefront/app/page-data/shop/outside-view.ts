import { LANGUAGES, type OutsideScript, outsideFilePath, type ShopSettings } from "@skatert/contract";
import type { OutsideFile, OutsideView, TranslatorView } from "../../model/outside/outside.ts";

/** The outside services that a page may load, from the settings. Null if none is configured (EXT-3). */
export function outsideView(settings: ShopSettings): OutsideView | null {
  const { scripts, chat, telegramUrl, yandexMaps } = settings.outside;
  const translator = translatorView(settings);
  const hasMaps = yandexMaps !== null;
  if (scripts.length + chat.length === 0 && telegramUrl === null && !hasMaps && translator === null) return null;
  return { scripts: scripts.map(fileOf), chat: chat.map(fileOf), telegramUrl, hasMaps, translator };
}

function fileOf(script: OutsideScript): OutsideFile {
  return script.kind === "address"
    ? { src: script.url, attributes: script.attributes }
    : { src: outsideFilePath(script.name), attributes: {} };
}

/** `translate_only_interface` keeps the menu untranslated, so the widget has nothing to translate. */
function translatorView({ translation, outside, languages }: ShopSettings): TranslatorView | null {
  if (!translation.isActive) return null;
  const usesWidget = translation.usesGoogle && !translation.interfaceOnly;
  const own: readonly string[] = languages.map(({ code }) => code);
  const foreign = translation.googleLanguages.filter((code) => isLanguage(code) && !own.includes(code));
  return {
    url: usesWidget ? outside.translateUrl : null,
    languages: usesWidget ? [...new Set(foreign)].map((code) => ({ code, name: nameOf(code) })) : [],
    forOwn: usesWidget && !translation.usesBackend,
  };
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i.test(code);
}

/** A language's name in itself, e.g. "Deutsch". */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code, LANGUAGES[0]], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * The language for requesting the shop's content. With translation on, only a translating backend has content
 * in other languages than the first (`use_backend_translate`, `translate_only_interface`).
 */
export function contentLanguage<Code extends string>(
  { translation }: Pick<ShopSettings, "translation">,
  language: Code,
): Code | (typeof LANGUAGES)[0] {
  const { isActive, usesBackend, interfaceOnly } = translation;
  return isActive && (interfaceOnly || !usesBackend) ? LANGUAGES[0] : language;
}
