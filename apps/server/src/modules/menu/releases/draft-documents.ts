import { implodeClosing, withWritten } from "../../../shop/entities/closing/implode-closing.ts";
import type { Documents, EntityKey } from "../../../shop/entities/entity.ts";
import type { EntityChanges } from "../../../shop/entities/implode.ts";

/** The shop with a draft applied, and the dishes that would be in no category. */
export function withDraft(
  documents: Documents,
  entities: EntityChanges,
): { readonly after: Documents; readonly unplaced: readonly EntityKey[] } {
  const { changed, unplaced } = implodeClosing(documents, entities);
  return { after: withWritten(documents, changed), unplaced };
}
