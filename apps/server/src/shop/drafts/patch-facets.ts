import { isMenu } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { documentOf, type Facets } from "../entities/entity.ts";

/** A change of an entity's fields, by facet; see EntityPatchSchema. */
export interface FacetPatch {
  readonly set: Readonly<Record<string, JsonObject>>;
  readonly unset: Readonly<Record<string, readonly string[]>>;
  readonly value: Facets;
  readonly drop: readonly string[];
}

/** Every menu document that has the entity. */
export const EVERY_MENU = "menus";
/** Objects whose fields are patched one by one. */
const opened = ["acf", "seo_data"];
/** The fields by which a translation names its entry. */
const identities = ["id", "term_id", "code", "slug"];

/** The entity with the fields of a patch. A missing facet is created. */
export function patchFacets(facets: Facets, patch: FacetPatch): Facets {
  const next: Record<string, Json> = { ...facets, ...patch.value };
  for (const [name, fields] of Object.entries(patch.set)) {
    for (const facet of namedFacets(next, name)) {
      const content = next[facet] ?? newFacet(facet, facets);
      next[facet] = Object.entries(fields).reduce(withField, isJsonObject(content) ? content : {});
    }
  }
  for (const [name, fields] of Object.entries(patch.unset)) {
    for (const facet of namedFacets(next, name)) {
      const content = next[facet];
      if (isJsonObject(content)) next[facet] = fields.reduce(withoutField, content);
    }
  }
  return Object.fromEntries(
    Object.entries(next).filter(([facet]) => !patch.drop.includes(documentOf(facet)) && !patch.drop.includes(facet)),
  );
}

/** Fields of the patch as "facet field"; conflicts about them count as settled. */
export function namedFields(facets: Facets, patch: FacetPatch): ReadonlySet<string> {
  const fields = [
    ...Object.entries(patch.set).map(([name, set]) => [name, Object.keys(set)] as const),
    ...Object.entries(patch.unset),
  ];
  const named = fields.flatMap(([name, each]) =>
    namedFacets(facets, name).flatMap((facet) => each.map((field) => `${facet} ${field.split(".")[0]}`)),
  );
  const whole = [...Object.keys(patch.value), ...patch.drop.flatMap((name) => namedFacets(facets, name))];
  return new Set([...named, ...whole.map((facet) => `${facet} `)]);
}

/** The facets of a name: copies of a dish in other categories change with it. */
export function namedFacets(facets: Facets, name: string): readonly string[] {
  // Null: a dish that a branch's new menu does not sell.
  const known = Object.keys(facets).filter((facet) => facets[facet] !== null);
  if (name === EVERY_MENU) return known.filter((facet) => isMenu(documentOf(facet)));
  const copies = isMenu(name) ? known.filter((facet) => documentOf(facet) === name) : [];
  return copies.length > 0 ? copies : [name];
}

/**
 * A dish that is new in a branch's menu starts as a copy of the main menu's, a translation with the entry's own name.
 */
function newFacet(facet: string, facets: Facets): JsonObject {
  const menus = Object.keys(facets).filter((name) => isMenu(documentOf(name)));
  const base = facets[menus[0] ?? Object.keys(facets)[0] ?? ""];
  if (!isJsonObject(base)) return {};
  if (isMenu(documentOf(facet))) return base;
  const identity = identities.find((field) => base[field] !== undefined);
  return identity === undefined ? {} : { [identity]: base[identity] ?? null };
}

function pathOf(field: string): readonly [string, string | null] {
  const outer = opened.find((name) => field.startsWith(`${name}.`));
  return outer === undefined ? [field, null] : [outer, field.slice(outer.length + 1)];
}

function withField(content: JsonObject, [field, value]: readonly [string, Json]): JsonObject {
  const [outer, inner] = pathOf(field);
  if (inner === null) return { ...content, [outer]: value };
  const object = content[outer];
  return { ...content, [outer]: { ...(isJsonObject(object) ? object : {}), [inner]: value } };
}

function withoutField(content: JsonObject, field: string): JsonObject {
  const [outer, inner] = pathOf(field);
  const object = content[outer];
  if (inner === null) return without(content, outer);
  return isJsonObject(object) ? { ...content, [outer]: without(object, inner) } : content;
}

function without(content: JsonObject, field: string): JsonObject {
  return Object.fromEntries(Object.entries(content).filter(([name]) => name !== field));
}
