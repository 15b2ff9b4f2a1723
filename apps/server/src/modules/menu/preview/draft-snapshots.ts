import { hash } from "node:crypto";
import { draftRevision, ignoreDropped } from "@skatert/contract";
import type { Store } from "../../../database/store.ts";
import { inSlices } from "../../../jobs/slices.ts";
import { documentsOf } from "../../../shop/documents/revision-documents.ts";
import { draftVersion } from "../../../shop/drafts/draft-stamp.ts";
import { readDraft } from "../../../shop/drafts/draft-view.ts";
import { mapProducts } from "../../../shop/mapped-content.ts";
import { type ShopSnapshot, snapshotOf } from "../../../shop/snapshot.ts";
import { publishedDocuments } from "../present.ts";
import { withDraft } from "../releases/draft-documents.ts";
import { isInSight, type Sight } from "../sight.ts";

/** The shop with the open draft, as far as a person may read the draft. Rejects if it cannot be shown at all. */
export type DraftSnapshots = (sight: Sight) => Promise<ShopSnapshot>;

interface Kept {
  readonly version: string;
  readonly snapshot: Promise<ShopSnapshot>;
}

/** The draft's snapshot is released after this time without a preview. */
const idleMs = 600_000;

/** Caches the snapshot of the draft's newest state, because merging a menu of thousands of dishes takes a while. */
export function createDraftSnapshots(store: Store): DraftSnapshots {
  const kept = new Map<Sight, Kept>();
  let forgetting: NodeJS.Timeout | undefined;

  return async (sight) => {
    const version = `${await draftVersion(store.db)} ${sight}`;
    const known = kept.get(sight);
    const snapshot = known?.version === version ? known.snapshot : build(store, sight, version);
    kept.set(sight, { version, snapshot });
    snapshot.catch(() => kept.delete(sight));
    clearTimeout(forgetting);
    forgetting = setTimeout(() => kept.clear(), idleMs).unref();
    return snapshot;
  };
}

/** Conflicts show the editor's value. Faulty entries are omitted, as in a published shop (ENT-1). */
async function build(store: Store, sight: Sight, version: string): Promise<ShopSnapshot> {
  const published = await publishedDocuments(store);
  const views = (await readDraft(store.db, published)).filter(({ key }) => isInSight(sight, key));
  const { after } = withDraft(published, new Map(views.map(({ key, facets }) => [key, facets])));
  const documents = documentsOf(after);
  const takeTurn = inSlices();
  for (const menu of documents.menus) await mapProducts(documents.read(menu), takeTurn);
  return snapshotOf(draftRevision(hash("sha256", version, "base64url")), documents, ignoreDropped);
}
