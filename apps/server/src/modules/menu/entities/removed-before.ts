import { listChangesOf } from "../../../shop/changes/change-store.ts";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import type { EntityKey } from "../../../shop/entities/entity.ts";
import { versionOf } from "../../../shop/entities/entity-version.ts";

/** An absent entity that a published change removed, by the history; null: there was none. */
export async function removedBefore({ tx }: DraftWork, key: EntityKey): Promise<EntityView | null> {
  const [last] = await listChangesOf(tx, key, { before: null, limit: 1 });
  if (last === undefined) return null;
  return {
    key,
    name: last.name,
    state: "removed",
    version: versionOf({}),
    facets: null,
    published: null,
    conflicts: [],
    draft: null,
  };
}
