import type { I18n } from "../../../i18n/i18n.ts";
import { facetText, type Menus, wholeText } from "./facet-words.ts";
import { FIELD_TITLES } from "./titles.ts";
import { valueWords } from "./value-text.ts";

type Translate = I18n["t"];

/** The label of a field with its branch or language: "Price · menu of Station". */
export function fieldTitle(facet: string, field: string | null, t: Translate, menus: Menus = []): string {
  // A branch's places are listed by order method, whose number means nothing to people.
  const isWhole = field === null || /^\d+$/.test(field);
  const name = isWhole ? wholeText(facet, t) : nameOf(field, t);
  const words = [name, facetText(facet, menus, t)];
  return words.filter((text, at) => text !== "" && words.indexOf(text) === at).join(" · ");
}

/** "acf.calories" is a field of the object before the dot. */
function nameOf(field: string, t: Translate): string {
  const own = field.split(".").at(-1) ?? field;
  const key = FIELD_TITLES[field] ?? FIELD_TITLES[own];
  return key === undefined ? own : t(key);
}

/** A document's value as one line. `field` is its name, which tells sums from other numbers. */
export function valueText(value: unknown, t: Translate, field: string | null = null): string {
  return valueWords(field, value, t);
}
