import { archived, isArchived, placesIn, unarchived } from "../entities/archived.ts";
import { applyDelta, deltaOf, type FieldConflict } from "../entities/delta.ts";
import { ARCHIVE } from "../entities/documents/forms.ts";
import type { Facets } from "../entities/entity.ts";
import type { EntityView } from "./draft-view.ts";
import { asConflicted, type DraftWork } from "./draft-work.ts";
import { placesOf, putInPlaces } from "./menu-places.ts";

/**
 * Archives an entity in the draft. If it was published with other values since it was archived, it is archived with
 * them, which settles the conflict. `at`: ISO time.
 */
export async function putArchived(draft: DraftWork, view: EntityView, at: string): Promise<EntityView | null> {
  const { key, facets, published, conflicts } = view;
  if (facets === null || (isArchived(facets) && conflicts.length === 0)) return view;
  const archiving = { at, places: placesOf(draft.documents, key) };
  if (!isArchived(facets)) return draft.put(key, archived(key, facets, archiving));
  const isPublishedSo = published !== null && isArchived(published);
  const next = isPublishedSo ? published : archived(key, inMenu(view, facets), archiving);
  return draft.put(key, next, fieldsOf(conflicts));
}

/** Puts an archived entity back to its places in the menus, with what the draft had changed before another release archived it. */
export async function putBack(draft: DraftWork, view: EntityView): Promise<EntityView | null> {
  const { key, facets, published, conflicts, draft: edited } = view;
  if (facets === null || !isArchived(facets)) return view;
  await putInPlaces(draft, key, placesIn(facets));
  const isArchivedSince = edited !== null && conflicts.length > 0 && published !== null && isArchived(published);
  if (!isArchivedSince) return draft.put(key, unarchived(facets));
  return draft.put(key, applyDelta(key, unarchived(published), edited.delta, "mine").facets, fieldsOf(conflicts));
}

/** The entity without the archiving: the draft's earlier changes merged with what was published since. */
function inMenu({ key, published, conflicts, draft }: EntityView, facets: Facets): Facets {
  const { [ARCHIVE]: _archive, ...added } = facets;
  const base = asConflicted(published, conflicts, draft?.delta ?? {});
  const edits = deltaOf(base, { ...unarchived(facets), ...added });
  return (edits === null ? published : applyDelta(key, published, edits, "mine").facets) ?? unarchived(facets);
}

/** See DraftWork.put. */
function fieldsOf(conflicts: readonly FieldConflict[]): ReadonlySet<string> {
  return new Set(conflicts.map(({ facet, path }) => `${facet} ${path[0] ?? ""}`));
}
