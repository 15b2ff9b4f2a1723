import { findLanguage, LANGUAGES, type LanguageCode, languagesFromWire, readText } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import { entriesIn, isSame } from "../entities/read-fields.ts";
import { contentOf, SETTINGS, type SectionPatches, type Sections } from "../entities/sections.ts";
import { stepsInSection } from "./section-faults.ts";

export interface LanguageForm {
  readonly id: LanguageCode;
  readonly name: string;
}

export interface LanguagesForm {
  readonly languages: readonly LanguageForm[];
  /** The language for guests who have not chosen one. */
  readonly main: LanguageCode;
}

const id = "language_list";

export function languagesForm(sections: Sections): LanguagesForm {
  const read = languagesFromWire(contentOf(sections, id));
  const order = entriesIn(contentOf(sections, id)).map(({ code }) => findLanguage(code));
  const languages = read
    .map(({ code, name }) => ({ id: code, name }))
    .toSorted((some, other) => order.indexOf(some.id) - order.indexOf(other.id));
  return { languages, main: read[0]?.code ?? LANGUAGES[0] };
}

/** Languages that the shop's pages support and the shop does not offer. */
export function otherLanguages({ languages }: LanguagesForm): readonly LanguageForm[] {
  return LANGUAGES.filter((code) => !languages.some((each) => each.id === code)).map((code) => ({
    id: code,
    name: ownName(code),
  }));
}

/** A language's own name: "Deutsch". */
export function ownName(code: LanguageCode): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export function languagesPatches(sections: Sections, form: LanguagesForm): SectionPatches {
  if (isSame(form, languagesForm(sections))) return { [id]: null };
  const present = entriesIn(contentOf(sections, id));
  const entries = form.languages.map((language) => ({
    ...(present.find(({ code }) => findLanguage(code) === language.id) ?? { code: language.id }),
    text: language.name.trim(),
    default: language.id === form.main,
  }));
  return { [id]: { value: { [SETTINGS]: entries } } };
}

/** A language without a name would be shown as its code. */
export function namelessLanguages({ languages }: LanguagesForm): readonly string[] {
  return languages.filter(({ name }) => readText(name).trim() === "").map((language) => language.id);
}

/** Assigns the faults that block publishing of the languages to their names. */
export function languagesFieldAt({ languages }: LanguagesForm): FieldAt {
  return (place) => languages[Number(stepsInSection(place, [id])?.[0])]?.id ?? null;
}
