import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { type Fields, isSame } from "./read-fields.ts";

/** The facet of the settings themselves; "settings.en" is their English translation. */
export const SETTINGS = "settings";

/** Sections of the settings by id, in the versions that a person opened (EDIT-7). */
export type Sections = Readonly<Record<string, Pick<WireEntity, "etag" | "facets">>>;

/** What each section has to become, by id; null: nothing differs in it. */
export type SectionPatches = Readonly<Record<string, WireEntityPatch | null>>;

/** What the settings say in a section, in a language; undefined: nothing. */
export function contentOf(sections: Sections, id: string, language = ""): unknown {
  return sections[id]?.facets[facetOf(language, id)];
}

/** Sections that are documents of their own. */
const OWN_DOCUMENTS: readonly string[] = ["promo-settings"];

export function facetOf(language: string, id = ""): string {
  const document = OWN_DOCUMENTS.includes(id) ? id : SETTINGS;
  return language === "" ? document : `${document}.${language}`;
}

/** The languages that a section is translated into. */
export function languagesOf(sections: Sections, id: string): readonly string[] {
  const facets = Object.keys(sections[id]?.facets ?? {});
  return facets.flatMap((facet) => (facet.startsWith(`${SETTINGS}.`) ? [facet.slice(SETTINGS.length + 1)] : []));
}

/** The fields that differ, as a patch of one facet; null: none does. */
export function fieldsPatch(after: Fields, before: Fields, facet = SETTINGS): WireEntityPatch | null {
  const set = Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field])));
  return Object.keys(set).length === 0 ? null : { set: { [facet]: set } };
}
