import type { LanguageCode } from "@skatert/contract";
import { textsIn } from "./texts.ts";

/** Sentences one after another, with the full stop of the language between them. The last one has none. */
export function joinSentences([start = "", ...rest]: readonly string[], language: LanguageCode): string {
  const t = textsIn(language);
  return rest.reduce((first, second) => t("text.twoSentences", { first, second }), start);
}
