import type { Json } from "../../editing/overlay.ts";
import type { EntityKey, Facets } from "../entity.ts";

/** A document taken apart: the facets of each entity that it mentions. */
export type Pieces = ReadonlyMap<EntityKey, Facets>;

/** What joining needs to know besides the document's own pieces. */
export interface JoinContext {
  /** The categories that a product names, wherever it does. */
  categoriesOf(product: string): readonly string[];
}

export interface Joined {
  /** Undefined: nothing is left of the document. */
  readonly content: Json | undefined;
  /** Entities that no part of the document lists. */
  readonly unplaced: readonly EntityKey[];
}

/** How documents of one form are taken apart and put together again. */
export interface Form {
  /** Null: the document does not have this form. `base` is the document that an overlay translates. */
  split(name: string, content: Json, base: Json): Pieces | null;
  /** The inverse of `split`; objects that did not change keep their identity. */
  join(name: string, pieces: Pieces, present: Json | undefined, context: JoinContext): Joined;
}

/** Adds a facet to an entity's others. */
export function addFacet(pieces: Map<EntityKey, Facets>, key: EntityKey, facet: string, content: Json): void {
  pieces.set(key, { ...pieces.get(key), [facet]: content });
}
