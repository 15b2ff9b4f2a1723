import { isJsonObject, type Json } from "../documents/json.ts";
import { piecesOfCatalog } from "./documents/catalog-form.ts";
import { subjectOf, textsOf } from "./documents/entries.ts";
import { documentForm, wholeForm } from "./documents/forms.ts";
import type { JoinContext, Pieces } from "./documents/pieces.ts";
import { type Documents, documentOf, type EntityKey, type Facets, keyOf } from "./entity.ts";
import { piecesOf } from "./explode.ts";

/** The new state of some entities; null: the entity is removed. */
export type EntityChanges = ReadonlyMap<EntityKey, Facets | null>;

export interface Imploded {
  /** The changed documents; undefined: the document is removed. Unchanged objects keep their identity. */
  readonly changed: ReadonlyMap<string, Json | undefined>;
  /** Entities that no document can list, such as a dish whose categories are all removed. */
  readonly unplaced: readonly EntityKey[];
}

/**
 * Writes entities into the documents of a shop. With no documents and every entity it is the exact inverse of
 * `explode`. Products that no category lists are added to the categories in their own field.
 */
export function implode(present: Documents, changes: EntityChanges): Imploded {
  const taken = new Map([...present].map(([name, content]) => [name, () => piecesOf(present, name, content)] as const));
  const named = new Set([...changes.values()].flatMap((facets) => Object.keys(facets ?? {}).map(documentOf)));
  const changed = new Map<string, Json | undefined>();
  const unplaced = new Set<EntityKey>();
  const context = { categoriesOf: categoriesOf(present, changes) };
  for (const name of new Set([...present.keys(), ...named])) {
    const before: Pieces = taken.get(name)?.() ?? new Map();
    const pieces = withChanges(name, before, changes);
    if (pieces === before) continue;
    const joined = join(name, pieces, present.get(name), context);
    for (const key of joined.unplaced) unplaced.add(key);
    if (joined.content !== present.get(name)) changed.set(name, joined.content);
  }
  return { changed, unplaced: [...unplaced] };
}

function join(name: string, pieces: Pieces, present: Json | undefined, context: JoinContext) {
  const whole = pieces.has(keyOf("document", subjectOf(name)));
  return (whole ? wholeForm : documentForm(name)).join(name, pieces, present, context);
}

/** The document's pieces after the changes; the same object if none concerns it. */
function withChanges(name: string, before: Pieces, changes: EntityChanges): Pieces {
  const after = new Map(before);
  let isChanged = false;
  for (const [key, facets] of changes) {
    const own = Object.entries(facets ?? {}).filter(([facet]) => documentOf(facet) === name);
    const was = before.get(key);
    if (own.length === 0 && was === undefined) continue;
    isChanged = true;
    if (own.length === 0) after.delete(key);
    else after.set(key, Object.fromEntries(own));
  }
  return isChanged ? after : before;
}

/** The categories of a product from all of its facets, without those of the archive. */
function categoriesOf(present: Documents, changes: EntityChanges): (product: string) => readonly string[] {
  return (product) => {
    const key = keyOf("product", product);
    const changed = changes.get(key);
    const facets = changed === undefined ? [] : Object.values(changed ?? {});
    const known = [...present].flatMap(([name, content]) =>
      name === "catalog" || name.startsWith("prices/")
        ? Object.values(piecesOf(present, name, content).get(key) ?? {})
        : [],
    );
    const named = [...facets, ...known].flatMap((facet) => (isJsonObject(facet) ? textsOf(facet["categories"]) : []));
    return [...new Set(named.length > 0 ? named : listing(present, product))];
  };
}

/** The categories of the main menu that list a dish which names none itself. */
function listing(present: Documents, product: string): readonly string[] {
  const catalog = piecesOfCatalog(present.get("catalog") ?? null);
  return (catalog?.categories ?? []).flatMap(({ id, products }) => (products.has(product) ? [id] : []));
}
