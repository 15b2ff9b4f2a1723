import type { Json } from "../documents/json.ts";
import { subjectOf } from "./documents/entries.ts";
import { documentForm, wholeForm } from "./documents/forms.ts";
import type { Pieces } from "./documents/pieces.ts";
import { type Documents, type EntityKey, type Facets, isEditable } from "./entity.ts";

/**
 * A split document. If its entries have no distinct ids, it is one entity. `documents`: the shop, for the ids that a
 * translation lacks.
 */
export function piecesOf(documents: Documents, name: string, content: Json): Pieces {
  const base = documents.get(subjectOf(name)) ?? null;
  if (typeof content !== "object" || content === null) return split(name, content, base);
  const known = splitOnce.get(content);
  if (known?.name === name && known.base === base) return known.pieces;
  const pieces = split(name, content, base);
  splitOnce.set(content, { name, base, pieces });
  return pieces;
}

/** Cached by object, because content is shared by many revisions. */
const splitOnce = new WeakMap<object, { readonly name: string; readonly base: Json; readonly pieces: Pieces }>();

function split(name: string, content: Json, base: Json): Pieces {
  return documentForm(name).split(name, content, base) ?? wholeForm.split(name, content, base) ?? new Map();
}

/** Every entity of a shop with all its facets (EDIT-7). `implode` is the inverse. */
export function explode(documents: Documents): ReadonlyMap<EntityKey, Facets> {
  const entities = new Map<EntityKey, Facets>();
  for (const [name, content] of documents) {
    if (!isEditable(name)) continue;
    for (const [key, facets] of piecesOf(documents, name, content)) {
      entities.set(key, { ...entities.get(key), ...facets });
    }
  }
  return entities;
}
