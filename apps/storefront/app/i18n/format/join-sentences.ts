import type { Translate } from "../i18n.ts";

/** Sentences one after another, with the full stop of the language between them. The last one has none. */
export function joinSentences([start = "", ...rest]: readonly string[], t: Translate): string {
  return rest.reduce((first, second) => t("site.twoSentences", { first, second }), start);
}
