import type { Json } from "../../documents/json.ts";
import type { EntityKey, Facets } from "../entity.ts";

/** A split document: the facets of each of its entities. */
export type Pieces = ReadonlyMap<EntityKey, Facets>;

/** Data for joining beyond the document's own pieces. */
export interface JoinContext {
  /** The categories of a product, from all of its facets. */
  categoriesOf(product: string): readonly string[];
}

export interface Joined {
  /** Undefined: the document is removed. */
  readonly content: Json | undefined;
  /** Entities that no part of the document lists. */
  readonly unplaced: readonly EntityKey[];
}

/** The split and join functions of one form of document. */
export interface Form {
  /** Null: the document does not have this form. `base` is the document that an overlay translates. */
  split(name: string, content: Json, base: Json): Pieces | null;
  /** The inverse of `split`; unchanged objects keep their identity. */
  join(name: string, pieces: Pieces, present: Json | undefined, context: JoinContext): Joined;
}

/** Adds a facet to an entity's others. */
export function addFacet(pieces: Map<EntityKey, Facets>, key: EntityKey, facet: string, content: Json): void {
  pieces.set(key, { ...pieces.get(key), [facet]: content });
}
