import { DEFAULT_LANGUAGE } from "@skatert/contract";
import type { TranslatorView } from "../../model/outside/outside.ts";

export interface TranslationFacts {
  readonly translator: TranslatorView;
  /** The shop's own languages. */
  readonly own: readonly string[];
  /** The language of the loaded page. */
  readonly shown: string;
  readonly chosen: string | null;
  /** The address has a language, which wins. */
  readonly isAddressed: boolean;
  /** The handler has switched once in this visit. */
  readonly wasSwitched: boolean;
  /** The widget's cookie, "/ru/de". */
  readonly cookie: string | null;
}

/**
 * Action of the translate handler on a page: nothing, another page, or the widget, with or without writing
 * its cookie first.
 */
export type TranslationStep =
  | { readonly kind: "nothing" }
  | { readonly kind: "page"; readonly language: string }
  | { readonly kind: "widget"; readonly language: string; readonly writesCookie: boolean };

const nothing: TranslationStep = { kind: "nothing" };

/**
 * STATE-6: with translation on and the language not yet changed, the handler switches from ru to the chosen
 * language, once per visit. After a visitor turns the translation off in the widget's own bar, it does not
 * switch again.
 */
export function translationStep(facts: TranslationFacts): TranslationStep {
  const { translator, own, shown, chosen, isAddressed, wasSwitched, cookie } = facts;
  const language = isAddressed ? shown : (chosen ?? shown);
  if (language === DEFAULT_LANGUAGE) return nothing;
  const isOwn = own.includes(language);
  if (isOwn && language !== shown)
    return wasSwitched || shown !== DEFAULT_LANGUAGE ? nothing : { kind: "page", language };
  const isForWidget = isOwn ? translator.forOwn : translator.languages.some(({ code }) => code === language);
  if (translator.url === null || !isForWidget) return nothing;
  if (cookie === `/${DEFAULT_LANGUAGE}/${language}`) return { kind: "widget", language, writesCookie: false };
  return wasSwitched ? nothing : { kind: "widget", language, writesCookie: true };
}
