import type { WireDraft, WirePublishFault } from "@skatert/contract";
import type { Store } from "../../../database/store.ts";
import { isoTime } from "../../../ports/clock.ts";
import { busyBranches } from "../../../shop/changes/make-changes.ts";
import { draftVersion } from "../../../shop/drafts/draft-stamp.ts";
import { type EntityView, readDraft } from "../../../shop/drafts/draft-view.ts";
import { openReleases } from "../../../shop/drafts/release-store.ts";
import type { Documents } from "../../../shop/entities/entity.ts";
import { conflictToWire } from "../entity-to-wire.ts";
import { wordsOf } from "../history/change-words.ts";
import { changeToWire } from "../history/changes-to-wire.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";
import { countsOf, isInSight, isNamedInSight, type Sight } from "../sight.ts";
import { busyToWire } from "./faults-to-wire.ts";
import { judgeViews } from "./judge-draft.ts";
import { maxEntitiesHere } from "./menu-work.ts";
import { releaseToWire } from "./release-to-wire.ts";

/** Changes that an answer has. */
const maxShown = 500;

/** The open draft with what stands in the way of publishing it, as far as the role opens it (EDIT-5, STAFF-2). */
export async function draftToWire(deps: MenuDeps, sight: Sight): Promise<WireDraft> {
  // First: what changes after it is judged again under another version.
  const version = await draftVersion(deps.store.db);
  const documents = await publishedDocuments(deps.store);
  const views = await readDraft(deps.store.db, documents);
  const seen = views.filter(({ key }) => isInSight(sight, key));
  const shown = seen.slice(0, maxShown);
  const releases = await openReleases(deps.store.db);
  return {
    ...wordsOf(
      documents,
      shown.flatMap(({ key, name, draft }) => (draft === null ? [] : [{ key, name, delta: draft.delta }])),
    ),
    changes: shown.flatMap(changeOf),
    counts: countsOf(seen.map(({ key }) => key)),
    hidden: views.length - seen.length,
    more: seen.length - shown.length,
    faults: [...(await faultsOf(deps, version, documents, views)), ...(await busyIn(deps, documents, views))].filter(
      ({ entity }) => isNamedInSight(sight, entity),
    ),
    releases: await Promise.all(releases.map((release) => releaseToWire(deps, release, sight))),
  };
}

function changeOf({ key, name, draft, conflicts }: EntityView): WireDraft["changes"] {
  if (draft === null) return [];
  const change = changeToWire(key, name, draft.delta);
  return [{ ...change, by: draft.by.name, at: isoTime(draft.at), conflicts: conflicts.map(conflictToWire) }];
}

/** Orders end while the draft stays as it is, so this is asked each time. */
async function busyIn({ store, branches }: MenuDeps, documents: Documents, views: readonly EntityView[]) {
  const changes = new Map(views.map(({ key, facets }) => [key, facets]));
  const busy = await busyBranches((ids) => branches.liveOrders(store.db, ids), documents, changes);
  return busyToWire(documents, busy);
}

interface Judged {
  readonly version: string;
  readonly faults: Promise<readonly WirePublishFault[]>;
}

const judged = new WeakMap<Store, Judged>();

/**
 * Why the draft cannot be published now, without its conflicts. Judged once for each state of the draft: a change of the
 * menu's order has the whole shop checked, and every open editor asks.
 */
async function faultsOf(
  { store, work }: MenuDeps,
  version: string,
  documents: Documents,
  views: readonly EntityView[],
): Promise<readonly WirePublishFault[]> {
  if (views.length === 0) return [];
  const known = judged.get(store);
  if (known?.version === version) return known.faults;
  const faults = views.length > maxEntitiesHere ? work.judgeDraft(null) : judgeViews(documents, views);
  judged.set(store, { version, faults });
  // A judgement that failed is no answer for the next editor.
  faults.catch(() => judged.delete(store));
  return faults;
}
