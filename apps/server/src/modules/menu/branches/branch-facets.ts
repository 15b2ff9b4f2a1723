import { heldEntities } from "../../../shop/drafts/draft-store.ts";
import { viewOf } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { unarchived } from "../../../shop/entities/archived.ts";
import type { PointField } from "../../../shop/entities/documents/point-lifts.ts";
import { type EntityKey, type Facets, keyOf } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { explode } from "../../../shop/entities/explode.ts";

/** The facet of a branch's places of one field. */
export function facetOf(field: PointField): string {
  return `settings#${field}`;
}

export const WAYS = keyOf("settings", "shipping_methods");

export interface KnownBranch {
  readonly key: EntityKey;
  readonly facets: Facets;
}

/**
 * Every branch: published, closed, drafted, or in a waiting or discarded release. A new branch must not reuse any of
 * their numbers.
 */
export async function knownBranches({ tx, documents }: DraftWork): Promise<readonly KnownBranch[]> {
  const drafted = (await heldEntities(tx, "branch")).flatMap((draft): KnownBranch[] => {
    const facets = viewOf(draft.key, entityIn(documents, draft.key), draft)?.facets ?? null;
    return facets === null ? [] : [{ key: draft.key, facets: unarchived(facets) }];
  });
  const stored = [...explode(documents)].flatMap(([key, facets]) =>
    isBranch(key) ? [{ key, facets: unarchived(facets) }] : [],
  );
  return [...stored, ...drafted];
}

export function isBranch(key: EntityKey): boolean {
  return key.startsWith("branch:");
}
