import { readText, type WireEntityPatch } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import { entriesIn, fieldsIn, isSame } from "../entities/read-fields.ts";
import {
  contentOf,
  fieldsPatch,
  languagesOf,
  SETTINGS,
  type SectionPatches,
  type Sections,
} from "../entities/sections.ts";
import { stepsInSection } from "./section-faults.ts";

export const SEO_SECTIONS = ["seo", "seo_by_langs"] as const;

/** Fields with their maximum length. */
export const SEO_FIELDS = {
  name: 120,
  short_name: 40,
  title: 200,
  description: 500,
  keywords: 500,
  og_title: 200,
  og_description: 500,
} as const;
export type SeoField = keyof typeof SEO_FIELDS;
export const SEO_NAMES = Object.keys(SEO_FIELDS) as readonly SeoField[];

/** Texts by field and language; "" is the shop's own. */
export type SeoForm = Readonly<Record<SeoField, Readonly<Record<string, string>>>>;

type Fields = Readonly<Record<string, unknown>>;

export function seoForm(sections: Sections): SeoForm {
  const languages = new Set([...entriesOf(sections).map(languageOf), ...languagesOf(sections, "seo")]);
  const texts = SEO_NAMES.map((field) => {
    const translated = [...languages].map((each) => [each, readText(fieldsFor(sections, each)[field])] as const);
    const own = readText(fieldsIn(contentOf(sections, "seo"))[field]);
    return [field, { ...Object.fromEntries(translated), "": own }] as const;
  });
  return Object.fromEntries(texts) as unknown as SeoForm;
}

function entriesOf(sections: Sections): readonly Fields[] {
  return entriesIn(contentOf(sections, "seo_by_langs"));
}

function languageOf(entry: Fields): string {
  return readText(entry["lang_code"]);
}

/** The shop reads the entry of a language, or the translation of `seo` if there is none. */
function fieldsFor(sections: Sections, language: string): Fields {
  const entry = entriesOf(sections).find((each) => languageOf(each) === language);
  return entry ?? { ...fieldsIn(contentOf(sections, "seo", language)), lang_code: language };
}

/** Only what differs. A language gets its own entry once its texts change. */
export function seoPatches(sections: Sections, form: SeoForm): SectionPatches {
  const before = seoForm(sections);
  const own = Object.fromEntries(SEO_NAMES.map((field) => [field, form[field][""]?.trim() ?? ""]));
  const was = Object.fromEntries(SEO_NAMES.map((field) => [field, before[field][""] ?? ""]));
  return { seo: fieldsPatch(own, was), seo_by_langs: languagesPatch(sections, before, form) };
}

function languagesPatch(sections: Sections, before: SeoForm, form: SeoForm): WireEntityPatch | null {
  const all = new Set(SEO_NAMES.flatMap((field) => Object.keys(form[field])));
  const changed = [...all].filter(
    (each) => each !== "" && SEO_NAMES.some((field) => !isSame(textOf(form, field, each), textOf(before, field, each))),
  );
  if (changed.length === 0) return null;
  const known = entriesOf(sections);
  const made = changed.map((language) => ({
    ...fieldsFor(sections, language),
    ...Object.fromEntries(SEO_NAMES.map((field) => [field, textOf(form, field, language).trim()])),
  }));
  const kept = known.map((entry) => made.find((each) => languageOf(each) === languageOf(entry)) ?? entry);
  const added = made.filter((each) => !known.some((entry) => languageOf(entry) === languageOf(each)));
  return { value: { [SETTINGS]: [...kept, ...added] } };
}

function textOf(form: SeoForm, field: SeoField, language: string): string {
  return form[field][language] ?? "";
}

/**
 * Assigns the faults that block publishing of name and texts to their fields. Faults of translations belong to no
 * field.
 */
export const seoFieldAt: FieldAt = (place) => {
  const [field] = stepsInSection(place, ["seo"]) ?? [];
  return SEO_NAMES.find((name) => name === field) ?? null;
};
