import type { WireDiscarded, WirePublished, WireReopened } from "@skatert/contract";
import { Refusal } from "../../../input/refusal.ts";
import { renewJob } from "../../../jobs/job-store.ts";
import { twinOf } from "../../../shop/drafts/article-twin.ts";
import { findDraftEntity, moveDraftEntities } from "../../../shop/drafts/draft-store.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import {
  findRelease,
  insertRelease,
  openDraft,
  pruneDiscarded,
  type ReleaseRow,
  updateRelease,
} from "../../../shop/drafts/release-store.ts";
import { type KeptField, reopenRelease } from "../../../shop/drafts/reopen.ts";
import type { EntityKey } from "../../../shop/entities/entity.ts";
import { editingOf } from "../entities/entities-service.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { requireOwnMenus } from "../own-menus.ts";
import type { Sight } from "../sight.ts";
import { publicationEntry } from "../staff-log.ts";
import { publishTime, scheduleJobOf } from "./publish-draft.ts";
import { draftToWire } from "./read-draft.ts";
import { releaseToWire } from "./release-to-wire.ts";

/** How long discarded changes can be restored. */
const keptMs = 86_400_000;

export interface Discard {
  /** One entity of the open draft; null: the whole draft or release. */
  readonly entity: EntityKey | null;
  readonly release: number | null;
}

/**
 * Discards the open draft, one entity of it, or a release that was not published. It can be reopened for a day. A
 * repeat names the release of the first call.
 */
export async function discard(
  deps: MenuDeps,
  { entity, release }: Discard,
  by: ChangeBy,
  sight: Sight,
): Promise<WireDiscarded> {
  const now = deps.now();
  const discarded = await editDraft(deps.store, editingOf(deps, by), async (work) => {
    const { tx } = work;
    await pruneDiscarded(tx, now - keptMs);
    const from = release === null ? await openDraft(tx) : waiting(await findRelease(tx, release), release);
    if (from === null) return null;
    const { id, name } = by.actor;
    if (entity === null) {
      const fields = { state: "discarded", at: now, by_id: id, by_name: name } as const;
      await updateRelease(tx, from.id, { ...fields, publish_at: null, faults: null });
      return from.id;
    }
    const held = await findDraftEntity(tx, from.id, entity);
    requireOwnMenus(work.documents, Object.keys(held?.delta ?? {}), by);
    const twin = release === null ? await twinOf(work, await work.view(entity)) : null;
    const to = await insertRelease(tx, "discarded", { id, name }, now);
    if (twin !== null) await moveDraftEntities(tx, from.id, to, twin.key);
    if ((await moveDraftEntities(tx, from.id, to, entity)) === 0) return null;
    return to;
  });
  return { ...(await draftToWire(deps, sight)), discarded };
}

/** Puts a waiting, failed or discarded release back into the open draft (EDIT-5). */
export async function reopen(
  deps: MenuDeps,
  id: number,
  { by, sight, isEverywhere }: { readonly by: ChangeBy; readonly sight: Sight; readonly isEverywhere: boolean },
): Promise<WireReopened> {
  const editing = editingOf(deps, by);
  const kept = await editDraft(deps.store, editing, async (work: DraftWork) => {
    const release = await findRelease(work.tx, id);
    if (release === null || release.state === "draft") throw unknownRelease(id);
    // People may restore their own discarded changes; any other release affects everybody.
    const isOwn = release.state === "discarded" && release.by_id === by.actor.id;
    if (!isEverywhere && !isOwn) {
      throw new Refusal("staff_right_missing", "Your role does not allow this in every branch", { right: "menu.edit" });
    }
    return reopenRelease(work, id, editing);
  });
  return { ...(await draftToWire(deps, sight)), kept: kept.map(keptToWire) };
}

function keptToWire({ key, name, facet, path }: KeptField): WireReopened["kept"][number] {
  return { entity: refToWire(key, name), facet, path: [...path] };
}

/** Changes the time of a waiting or failed release. */
export async function reschedule(deps: MenuDeps, id: number, at: string, by: ChangeBy): Promise<WirePublished> {
  const publishAt = publishTime(deps, at);
  const release = await editDraft(deps.store, editingOf(deps, by), async ({ tx }) => {
    const known = waiting(await findRelease(tx, id), id);
    const fields = { state: "scheduled", publish_at: publishAt, faults: null } as const;
    await updateRelease(tx, id, fields);
    await renewJob(tx, scheduleJobOf(id, publishAt));
    await tx.executeQuery(deps.auditInsert(tx, publicationEntry("schedule", by.actor, deps.now(), "")));
    return { ...known, ...fields };
  });
  return { revision: null, change_id: null, release: await releaseToWire(deps, release, "shop") };
}

function waiting(release: ReleaseRow | null, id: number): ReleaseRow {
  if (release?.state === "scheduled" || release?.state === "failed") return release;
  throw unknownRelease(id);
}

function unknownRelease(id: number): Refusal {
  return new Refusal("rest_not_found", `There is no release ${id}`);
}
