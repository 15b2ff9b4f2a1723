import type { Documents, EntityKey } from "../../../shop/entities/entity.ts";
import { type EntityChanges, implode } from "../../../shop/entities/implode.ts";

/** The shop as it would be with a draft, and the dishes that would be in no category. */
export function withDraft(
  documents: Documents,
  entities: EntityChanges,
): { readonly after: Documents; readonly unplaced: readonly EntityKey[] } {
  const { changed, unplaced } = implode(documents, entities);
  const after = new Map(documents);
  for (const [name, content] of changed) {
    if (content === undefined) after.delete(name);
    else after.set(name, content);
  }
  return { after, unplaced };
}
