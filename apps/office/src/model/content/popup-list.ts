import type { WireContentRow, WireEntity, WireEntityPatch } from "@skatert/contract";
import type { FieldAt } from "../entities/fault-place.ts";
import { fieldsIn, placedEntries, textOf } from "../entities/read-fields.ts";
import { fieldWith } from "./content-faults.ts";
import type { ContentField, FieldChange, Fields } from "./content-fields.ts";
import type { ContentEntry } from "./content-form.ts";
import type { EntryPatch } from "./content-patch.ts";

/** The settings section with the popups, as one list per language. */
export const POPUPS = { kind: "settings", id: "popups" } as const;
const own = "settings";

type Facets = WireEntity["facets"];

/** The popups in order, as rows of a list. */
export function popupRows({ facets, published }: Pick<WireEntity, "facets" | "published">): readonly WireContentRow[] {
  const before =
    published === null ? null : new Map(placedEntries(published[own]).map((entry) => [idOf(entry), entry]));
  return placedEntries(facets[own]).map((entry) => {
    const id = idOf(entry);
    const was = before?.get(id);
    const isChanged = before !== null && JSON.stringify(was) !== JSON.stringify(entry);
    const image = [entry["image"], entry["bgImage"]].map(addressOf).find((src) => src !== "");
    return {
      kind: "popup",
      id,
      name: textOf(entry["title"]) || id,
      image: image ?? null,
      path: null,
      date: null,
      story: false,
      hidden: false,
      languages: [],
      state: !isChanged ? ("published" as const) : was === undefined ? ("new" as const) : ("changed" as const),
    };
  });
}

/** Null: there is no such popup. */
export function popupEntry(facets: Facets, id: string): ContentEntry | null {
  const main = placedEntries(facets[own]).find((entry) => idOf(entry) === id);
  if (main === undefined) return null;
  const languages = Object.entries(facets).flatMap(([facet, list]) => {
    const code = languageOf(facet);
    const said = placedEntries(list).find((entry) => idOf(entry) === id);
    return code === null || said === undefined ? [] : [[code, said] as const];
  });
  return { main, languages: Object.fromEntries(languages) };
}

/** Assigns faults of one popup to its fields. The other popups are in the same entity. */
export function popupFieldAt(facets: Facets, id: string, fields: readonly ContentField[]): FieldAt {
  return ({ document, steps: [section, place, ...names] }) => {
    if (section !== POPUPS.id || place === undefined) return null;
    const entry = placedEntries(facets[document])[Number(place)];
    if (entry === undefined || idOf(entry) !== id) return undefined;
    return document === own ? fieldWith(fields, names) : null;
  };
}

/** The lists with one changed popup. */
export function popupPatch(facets: Facets, id: string, { main, languages }: EntryPatch): WireEntityPatch {
  const value: Record<string, unknown> = {};
  if (Object.keys(main.set).length + main.unset.length > 0)
    value[own] = placedEntries(facets[own]).map((entry) => (idOf(entry) === id ? withChange(entry, main) : entry));
  for (const [code, change] of Object.entries(languages)) {
    const facet = `${own}.${code}`;
    const list = placedEntries(facets[facet]);
    const said = list.find((entry) => idOf(entry) === id);
    const next = withChange(said ?? { id: Number(id) }, change);
    value[facet] = said === undefined ? [...list, next] : list.map((entry) => (entry === said ? next : entry));
  }
  return { value };
}

/** The lists with a new popup at the end. */
export function withPopup(facets: Facets, fields: Fields): { readonly id: string; readonly patch: WireEntityPatch } {
  const list = placedEntries(facets[own]);
  const id = list.reduce((greatest, entry) => Math.max(greatest, Number(idOf(entry)) || 0), 0) + 1;
  return { id: String(id), patch: { value: { [own]: [...list, { id, ...fields }] } } };
}

/** The lists of every language without a popup. */
export function withoutPopup(facets: Facets, id: string): WireEntityPatch {
  const value = Object.entries(facets).flatMap(([facet, list]) => {
    const left = placedEntries(list).filter((entry) => idOf(entry) !== id);
    return left.length === placedEntries(list).length ? [] : [[facet, left] as const];
  });
  return { value: Object.fromEntries(value) };
}

/** The reordered list. Popups that are not named stay at its end. */
export function popupsInOrder(facets: Facets, ids: readonly string[]): WireEntityPatch {
  const list = placedEntries(facets[own]);
  const placed = ids.flatMap((id) => list.find((entry) => idOf(entry) === id) ?? []);
  return { value: { [own]: [...placed, ...list.filter((entry) => !placed.includes(entry))] } };
}

function withChange(entry: Fields, { set, unset }: FieldChange): Fields {
  return Object.fromEntries(Object.entries({ ...entry, ...set }).filter(([name]) => !unset.includes(name)));
}

function idOf(entry: Fields): string {
  return textOf(entry["id"]);
}

function addressOf(picture: unknown): string {
  return typeof picture === "string" ? picture : textOf(fieldsIn(picture)["src"] ?? fieldsIn(picture)["url"]);
}

function languageOf(facet: string): string | null {
  return facet.startsWith(`${own}.`) ? facet.slice(own.length + 1) : null;
}
