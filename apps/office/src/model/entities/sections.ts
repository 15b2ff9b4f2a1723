import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { type Fields, isSame } from "./read-fields.ts";

/** The facet of the settings. "settings.en" is their English translation. */
export const SETTINGS = "settings";

/** Settings sections by id, in the versions that a person opened (EDIT-7). */
export type Sections = Readonly<Record<string, Pick<WireEntity, "etag" | "facets">>>;

/** The patch of each section by id; null: nothing differs. */
export type SectionPatches = Readonly<Record<string, WireEntityPatch | null>>;

/** The content of a section in a language; undefined: none. */
export function contentOf(sections: Sections, id: string, language = ""): unknown {
  return sections[id]?.facets[facetOf(language, id)];
}

/** Sections with a document of their own. */
const OWN_DOCUMENTS: readonly string[] = ["promo-settings", "bonus", "referral", "wheel"];

export function facetOf(language: string, id = ""): string {
  const document = OWN_DOCUMENTS.includes(id) ? id : SETTINGS;
  return language === "" ? document : `${document}.${language}`;
}

/** The languages of a section's translations. */
export function languagesOf(sections: Sections, id: string): readonly string[] {
  const begin = `${facetOf("", id)}.`;
  const facets = Object.keys(sections[id]?.facets ?? {});
  return facets.flatMap((facet) => (facet.startsWith(begin) ? [facet.slice(begin.length)] : []));
}

/** The fields that differ, as a patch of one facet; null: none. */
export function fieldsPatch(after: Fields, before: Fields, facet = SETTINGS): WireEntityPatch | null {
  const set = Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(value, before[field])));
  return Object.keys(set).length === 0 ? null : { set: { [facet]: set } };
}
