import { applyDelta, deltaOf, type EntityDelta, type FieldConflict } from "../entities/delta.ts";
import type { EntityKey, Facets } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import {
  type DraftEntity,
  deleteDraftEntity,
  draftEntities,
  maxDraftEntities,
  moveDraftEntities,
  putDraftEntity,
} from "./draft-store.ts";
import { asConflicted, type DraftWork, draftFull, type Editing } from "./draft-work.ts";
import { deleteRelease, insertRelease, openDraft } from "./release-store.ts";

/** A field of a reopened release that was edited again since; the later edit is kept. */
export interface KeptField {
  readonly key: EntityKey;
  readonly name: string;
  readonly facet: string;
  readonly path: readonly string[];
}

/**
 * Puts the entities of a release back into the open draft, merged by field with later edits, and deletes the release.
 * Throws a 422 if the draft is full.
 */
export async function reopenRelease(
  { tx, documents }: DraftWork,
  release: number,
  { by, now }: Editing,
): Promise<readonly KeptField[]> {
  const open = (await openDraft(tx))?.id ?? (await insertRelease(tx, "draft", by, now));
  const later = new Map((await draftEntities(tx, open)).map((entity) => [entity.key, entity]));
  const returned = await draftEntities(tx, release);
  const added = returned.filter(({ key }) => !later.has(key)).length;
  if (added > 0 && later.size + added > maxDraftEntities) throw draftFull();
  const kept: KeptField[] = [];
  for (const earlier of returned) {
    const present = later.get(earlier.key);
    if (present === undefined) continue;
    const { key, name } = present;
    const merged = mergedDelta(key, entityIn(documents, key), earlier, present);
    if (merged.delta === null) await deleteDraftEntity(tx, open, key);
    else await putDraftEntity(tx, open, { ...present, delta: merged.delta });
    await deleteDraftEntity(tx, release, key);
    kept.push(...merged.kept.map(({ facet, path }) => ({ key, name, facet, path })));
  }
  await moveDraftEntities(tx, release, open, null);
  await deleteRelease(tx, release);
  return kept;
}

/** Merges two drafts of one entity. Conflicts with the published state stay, unless the later edit settled them. */
function mergedDelta(key: EntityKey, published: Facets | null, earlier: DraftEntity, later: DraftEntity) {
  const first = applyDelta(key, published, earlier.delta, "mine");
  const second = applyDelta(key, published, later.delta, "mine");
  const edits = deltaOf(published, second.facets);
  const both = edits === null ? { ...first, conflicts: [] } : applyDelta(key, first.facets, edits, "mine");
  const open = first.conflicts.filter((conflict) => !isTouched(conflict, later.delta));
  const base = asConflicted(asConflicted(published, open, earlier.delta), second.conflicts, later.delta);
  return { delta: deltaOf(base, both.facets), kept: both.conflicts };
}

function isTouched({ facet, path: [field] }: FieldConflict, delta: EntityDelta): boolean {
  const change = delta[facet];
  if (change === undefined) return false;
  return [change.before, change.after].some(
    (side) => field === undefined || side === null || "whole" in side || Object.hasOwn(side.fields, field),
  );
}
