import { implodeClosing } from "../entities/closing/implode-closing.ts";
import type { Documents, EntityKey } from "../entities/entity.ts";
import type { EntityChanges } from "../entities/implode.ts";
import type { ShopDraft } from "./edit-shop.ts";

/** The documents available to an edit. */
export function documentsOf(draft: ShopDraft): Documents {
  return new Map(draft.names.map((name) => [name, draft.read(name)]));
}

/** Writes entities into an edit's documents. Returns entities that no document can list; see `implodeClosing`. */
export function writeEntities(draft: ShopDraft, changes: EntityChanges): readonly EntityKey[] {
  const { changed, unplaced } = implodeClosing(documentsOf(draft), changes);
  for (const [name, content] of changed) {
    if (content === undefined) draft.remove(name);
    else draft.write(name, content);
  }
  return unplaced;
}
