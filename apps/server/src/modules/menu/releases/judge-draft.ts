import type { WirePublishFault } from "@skatert/contract";
import type { Store } from "../../../database/store.ts";
import { inSlices } from "../../../jobs/slices.ts";
import { type EntityView, readDraft } from "../../../shop/drafts/draft-view.ts";
import { freshFaults } from "../../../shop/editing/fresh-faults.ts";
import { lastBranchFaults } from "../../../shop/editing/last-branch.ts";
import type { Documents } from "../../../shop/entities/entity.ts";
import { lookAtDocuments } from "../../../shop/folder/product-facts.ts";
import { publishedDocuments } from "../present.ts";
import { withDraft } from "./draft-documents.ts";
import { faultsToWire, unplacedToWire } from "./faults-to-wire.ts";

/** The faults that prevent publication of the open draft, without its conflicts and busy branches. */
export async function judgeDraft(store: Store): Promise<readonly WirePublishFault[]> {
  const documents = await publishedDocuments(store);
  return judgeViews(documents, await readDraft(store.db, documents));
}

export async function judgeViews(
  documents: Documents,
  views: readonly EntityView[],
): Promise<readonly WirePublishFault[]> {
  const takeTurn = inSlices();
  const entities = new Map(views.map(({ key, facets }) => [key, facets]));
  await lookAtDocuments(documents, takeTurn);
  const { after, unplaced } = withDraft(documents, entities);
  await takeTurn();
  const faults = [...lastBranchFaults(documents, after), ...freshFaults(documents, after)];
  await takeTurn();
  return [...unplacedToWire(after, unplaced, entities), ...faultsToWire(after, faults)];
}
