import { isSameValue } from "@skatert/domain";
import type { Facets } from "../entities/entity.ts";
import type { EntityView } from "./draft-view.ts";

/**
 * Whether an edit would change nothing. An outdated version then hides no edit of another person: usually the first
 * answer to the same edit was lost, and the edit may even be published. A conflict must be seen before it is settled.
 */
export function isApplied({ facets, conflicts }: EntityView, next: Facets): boolean {
  return conflicts.length === 0 && facets !== null && isSameValue(facets, next);
}
