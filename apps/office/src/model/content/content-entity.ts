import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { fieldsIn } from "../entities/read-fields.ts";
import type { ContentDocument } from "./content-fields.ts";
import type { ContentEntry } from "./content-form.ts";
import type { EntryPatch } from "./content-patch.ts";

/** An entry of a document, such as "banners", with its translations. */
export function documentEntry(document: ContentDocument, facets: WireEntity["facets"]): ContentEntry {
  const languages = Object.entries(facets).flatMap(([facet, content]) =>
    facet.startsWith(`${document}.`) ? [[facet.slice(document.length + 1), fieldsIn(content)] as const] : [],
  );
  return { main: fieldsIn(facets[document]), languages: Object.fromEntries(languages) };
}

/** The patch to send to the server. */
export function documentPatch(document: ContentDocument, { main, languages }: EntryPatch): WireEntityPatch {
  const changes = [
    [document, main] as const,
    ...Object.entries(languages).map(([code, change]) => [`${document}.${code}`, change] as const),
  ];
  const set = changes.filter(([, change]) => Object.keys(change.set).length > 0);
  const unset = changes.filter(([, change]) => change.unset.length > 0);
  return {
    ...(set.length === 0 ? {} : { set: Object.fromEntries(set.map(([facet, change]) => [facet, { ...change.set }])) }),
    ...(unset.length === 0
      ? {}
      : { unset: Object.fromEntries(unset.map(([facet, change]) => [facet, [...change.unset]])) }),
  };
}
