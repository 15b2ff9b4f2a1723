import type { WireContentRow, WireEntity, WireEntityPatch } from "@skatert/contract";
import { textOf } from "../entities/read-fields.ts";
import type { FieldChange, Fields } from "./content-fields.ts";
import { type ContentEntry, fieldsOf } from "./content-form.ts";
import type { EntryPatch } from "./content-patch.ts";

/** The section of the settings that has the popups as one list for each language. */
export const POPUPS = { kind: "settings", id: "popups" } as const;
const own = "settings";

type Facets = WireEntity["facets"];

/** The popups in their order, as rows of a list. */
export function popupRows({ facets, published }: Pick<WireEntity, "facets" | "published">): readonly WireContentRow[] {
  const before = published === null ? null : new Map(entriesOf(published[own]).map((entry) => [idOf(entry), entry]));
  return entriesOf(facets[own]).map((entry) => {
    const id = idOf(entry);
    const was = before?.get(id);
    const isChanged = before !== null && JSON.stringify(was) !== JSON.stringify(entry);
    const image = [entry["image"], entry["bgImage"]].map(addressOf).find((src) => src !== "");
    return {
      ...{ kind: "popup", id, name: textOf(entry["title"]) || id, image: image ?? null },
      ...{ path: null, date: null, story: false, hidden: false, languages: [] },
      state: !isChanged ? ("published" as const) : was === undefined ? ("new" as const) : ("changed" as const),
    };
  });
}

/** Null: no such popup. */
export function popupEntry(facets: Facets, id: string): ContentEntry | null {
  const main = entriesOf(facets[own]).find((entry) => idOf(entry) === id);
  if (main === undefined) return null;
  const languages = Object.entries(facets).flatMap(([facet, list]) => {
    const code = languageOf(facet);
    const said = entriesOf(list).find((entry) => idOf(entry) === id);
    return code === null || said === undefined ? [] : [[code, said] as const];
  });
  return { main, languages: Object.fromEntries(languages) };
}

/** The lists with one popup changed. */
export function popupPatch(facets: Facets, id: string, { main, languages }: EntryPatch): WireEntityPatch {
  const value: Record<string, unknown> = {};
  if (Object.keys(main.set).length + main.unset.length > 0)
    value[own] = entriesOf(facets[own]).map((entry) => (idOf(entry) === id ? withChange(entry, main) : entry));
  for (const [code, change] of Object.entries(languages)) {
    const facet = `${own}.${code}`;
    const list = entriesOf(facets[facet]);
    const said = list.find((entry) => idOf(entry) === id);
    const next = withChange(said ?? { id: Number(id) }, change);
    value[facet] = said === undefined ? [...list, next] : list.map((entry) => (entry === said ? next : entry));
  }
  return { value };
}

/** The lists with a popup more, after the others. */
export function withPopup(facets: Facets, fields: Fields): { readonly id: string; readonly patch: WireEntityPatch } {
  const list = entriesOf(facets[own]);
  const id = list.reduce((greatest, entry) => Math.max(greatest, Number(idOf(entry)) || 0), 0) + 1;
  return { id: String(id), patch: { value: { [own]: [...list, { id, ...fields }] } } };
}

/** The lists of every language without a popup. */
export function withoutPopup(facets: Facets, id: string): WireEntityPatch {
  const value = Object.entries(facets).flatMap(([facet, list]) => {
    const left = entriesOf(list).filter((entry) => idOf(entry) !== id);
    return left.length === entriesOf(list).length ? [] : [[facet, left] as const];
  });
  return { value: Object.fromEntries(value) };
}

/** The list in another order; popups that it does not name stay at its end. */
export function popupsInOrder(facets: Facets, ids: readonly string[]): WireEntityPatch {
  const list = entriesOf(facets[own]);
  const placed = ids.flatMap((id) => list.find((entry) => idOf(entry) === id) ?? []);
  return { value: { [own]: [...placed, ...list.filter((entry) => !placed.includes(entry))] } };
}

function withChange(entry: Fields, { set, unset }: FieldChange): Fields {
  return Object.fromEntries(Object.entries({ ...entry, ...set }).filter(([name]) => !unset.includes(name)));
}

function entriesOf(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.map(fieldsOf) : [];
}

function idOf(entry: Fields): string {
  return textOf(entry["id"]);
}

function addressOf(picture: unknown): string {
  return typeof picture === "string" ? picture : textOf(fieldsOf(picture)["src"] ?? fieldsOf(picture)["url"]);
}

function languageOf(facet: string): string | null {
  return facet.startsWith(`${own}.`) ? facet.slice(own.length + 1) : null;
}
