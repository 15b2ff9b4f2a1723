import { paragraphHtml } from "@skatert/contract";
import { isJsonObject, type Json, type JsonObject } from "../documents/json.ts";
import { type EntityKey, type Facets, keyOf, readKey } from "../entities/entity.ts";
import type { EntityView } from "./draft-view.ts";
import type { DraftWork } from "./draft-work.ts";
import type { FacetPatch } from "./patch-facets.ts";

const article = "blog";
const post = "posts";

/**
 * The post with the number and the address of an article; null: none, or the entity is not an article. The shop reads
 * `blog`, and articles missing there from `posts`, which other programs read too (decision 105).
 */
export async function twinOf(draft: DraftWork, view: EntityView | null): Promise<EntityView | null> {
  const key = view === null ? null : twinKey(view.key);
  const twin = key === null ? null : await draft.view(key);
  if (view === null || twin === null) return null;
  return slugIn(shown(twin), post) === slugIn(shown(view), article) ? twin : null;
}

function twinKey(key: EntityKey): EntityKey | null {
  const entity = readKey(key);
  const [document, id] = entity?.kind === "content" ? entity.id.split("/") : [];
  return document === article && id !== undefined ? keyOf("content", `${post}/${id}`) : null;
}

function shown({ facets, published }: EntityView): Facets {
  return facets ?? published ?? {};
}

function slugIn(facets: Facets, document: string): Json {
  const content = facets[document];
  return isJsonObject(content) ? (content["slug"] ?? null) : null;
}

/** A change of an article in the form of its post, where texts are `{"rendered": "…"}`. */
export function twinPatch(facets: Facets, { set, unset, drop }: FacetPatch): FacetPatch {
  const named = <Value>(fields: Readonly<Record<string, Value>>) =>
    Object.entries(fields).flatMap(([facet, value]) =>
      isOfArticle(facet) ? [[postFacet(facet), value] as const] : [],
    );
  return {
    set: Object.fromEntries(named(set).map(([facet, fields]) => [facet, rendered(facets[facet] ?? null, fields)])),
    unset: Object.fromEntries(named(unset)),
    value: {},
    drop: drop.filter(isOfArticle).map(postFacet),
  };
}

function isOfArticle(facet: string): boolean {
  return facet === article || facet.startsWith(`${article}.`);
}

function postFacet(facet: string): string {
  return post + facet.slice(article.length);
}

function rendered(present: Json, fields: JsonObject): JsonObject {
  const before = isJsonObject(present) ? present : {};
  const entries = Object.entries(fields).map(([name, value]): readonly [string, Json] => {
    if (!["title", "content", "excerpt"].includes(name)) return [name, value];
    const text = name === "excerpt" ? paragraphHtml(String(value)) : value;
    const object = before[name] ?? null;
    return [name, { ...(isJsonObject(object) ? object : {}), rendered: text }];
  });
  return Object.fromEntries(entries);
}
