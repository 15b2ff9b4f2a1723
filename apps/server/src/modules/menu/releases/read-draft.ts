import type { WireDraft, WirePublishFault } from "@skatert/contract";
import type { Store } from "../../../database/store.ts";
import { isoTime } from "../../../ports/clock.ts";
import { draftVersion } from "../../../shop/drafts/draft-stamp.ts";
import { type EntityView, readDraft } from "../../../shop/drafts/draft-view.ts";
import { openReleases } from "../../../shop/drafts/release-store.ts";
import { busyBranches } from "../../../shop/editing/make-changes.ts";
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
import { notesOf } from "./publish-notes.ts";
import { releaseToWire } from "./release-to-wire.ts";

/** The most changes in an answer. */
const maxShown = 500;

/** The open draft with everything that prevents its publication, as far as the role may see it (EDIT-5, STAFF-2). */
export async function draftToWire(deps: MenuDeps, sight: Sight): Promise<WireDraft> {
  // Read first: a later change gets another version and is judged again.
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
    notes: (await notesOf(deps, documents, views)).filter(({ entity }) => isNamedInSight(sight, entity)),
    releases: await Promise.all(releases.map((release) => releaseToWire(deps, release, sight))),
  };
}

function changeOf({ key, name, draft, conflicts }: EntityView): WireDraft["changes"] {
  if (draft === null) return [];
  const change = changeToWire(key, name, draft.delta);
  return [{ ...change, by: draft.by.name, at: isoTime(draft.at), conflicts: conflicts.map(conflictToWire) }];
}

/** Read each time, because orders end while the draft does not change. */
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
 * The faults that prevent publication of the draft now, without its conflicts. Cached for each state of the draft:
 * every open editor asks, and a changed order of the menu requires a check of the whole shop.
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
  // A failed check must not be cached for the next editor.
  faults.catch(() => judged.delete(store));
  return faults;
}
