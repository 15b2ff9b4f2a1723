import type { I18n } from "../../../i18n/i18n.ts";
import { FIELD_TITLES } from "../../../model/titles/field-titles.ts";
import { facetText, type Menus, wholeText } from "./facet-words.ts";

type Words = Pick<I18n, "t" | "language">;

/** The label of a field with its branch or language: "Price · menu of Station". */
export function fieldTitle(facet: string, field: string | null, words: Words, menus: Menus = []): string {
  const { t } = words;
  // A branch's places are listed by order method, whose number means nothing to people.
  const isWhole = field === null || /^\d+$/.test(field);
  const name = isWhole ? wholeText(facet, t) : nameOf(field, t);
  const parts = [name, facetText(facet, menus, words)];
  return parts.filter((text, at) => text !== "" && parts.indexOf(text) === at).join(" · ");
}

/** "acf.calories" is a field of the object before the dot. */
function nameOf(field: string, t: I18n["t"]): string {
  const own = field.split(".").at(-1) ?? field;
  const key = FIELD_TITLES[field] ?? FIELD_TITLES[own];
  return key === undefined ? own : t(key);
}
