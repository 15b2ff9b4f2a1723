import type { Db } from "../../database/tables.ts";
import { inSlices } from "../../jobs/slices.ts";
import { isArchived } from "../entities/archived.ts";
import { applyDelta, type FieldConflict } from "../entities/delta.ts";
import { isSettingsSection } from "../entities/documents/settings-form.ts";
import { type Documents, type EntityKey, type EntityKind, type Facets, readKey } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import { entityName } from "../entities/entity-name.ts";
import { versionOf } from "../entities/entity-version.ts";
import { type DraftEntity, draftEntities, findDraftEntity } from "./draft-store.ts";
import { openDraft } from "./release-store.ts";

/** The documents with rules of promotions: points, invitations, the wheel, and which discounts combine (PROMO-1). */
export const PROMO_DOCUMENTS: readonly string[] = ["bonus", "referral", "wheel", "promo-settings"];

export type EntityState = "published" | "changed" | "new" | "removed" | "archived";

/** An entity as it will be published. */
export interface EntityView {
  readonly key: EntityKey;
  readonly name: string;
  readonly state: EntityState;
  readonly version: string;
  /** Null: it will be removed. */
  readonly facets: Facets | null;
  /** As guests see it; null: they do not see it. */
  readonly published: Facets | null;
  readonly conflicts: readonly FieldConflict[];
  readonly draft: DraftEntity | null;
}

/** Null: the entity is neither published nor in the draft. */
export function viewOf(key: EntityKey, published: Facets | null, draft: DraftEntity | null): EntityView | null {
  if (published === null && draft === null) return null;
  const { facets, conflicts } =
    draft === null ? { facets: published, conflicts: [] } : applyDelta(key, published, draft.delta, "mine");
  const shown = facets ?? published;
  return {
    key,
    facets,
    published,
    conflicts,
    draft,
    name: shown === null ? (draft?.name ?? key) : entityName(key, shown),
    state: stateOf(published, facets, draft),
    // Computed on demand: lists make a view of every dish but show the versions of only one page.
    get version() {
      return versionOf(facets ?? {}, conflicts);
    },
  };
}

/**
 * Like `viewOf`, but a section of the settings always exists, and so do the rules of promotions. The shop
 * uses defaults for absent ones, so staff can fill them in (EDIT-4).
 */
export function sectionOf(key: EntityKey, view: EntityView | null): EntityView | null {
  const entity = readKey(key);
  if (view !== null || entity === null || !isSection(entity)) return view;
  const facets: Facets = {};
  return {
    key,
    name: entity.id,
    state: "published",
    version: versionOf(facets),
    facets,
    published: null,
    conflicts: [],
    draft: null,
  };
}

function isSection({ kind, id }: { readonly kind: EntityKind; readonly id: string }): boolean {
  return kind === "document" ? PROMO_DOCUMENTS.includes(id) : kind === "settings" && isSettingsSection(id);
}

function stateOf(published: Facets | null, facets: Facets | null, draft: DraftEntity | null): EntityState {
  if (facets === null) return "removed";
  if (isArchived(facets)) return "archived";
  if (published === null) return "new";
  return draft === null ? "published" : "changed";
}

/** One entity with the open draft. */
export async function readView(db: Db, documents: Documents, key: EntityKey): Promise<EntityView | null> {
  const release = await openDraft(db);
  const draft = release === null ? null : await findDraftEntity(db, release.id, key);
  return viewOf(key, entityIn(documents, key), draft);
}

/** Every entity of the open draft, in slices. */
export async function readDraft(db: Db, documents: Documents): Promise<readonly EntityView[]> {
  const release = await openDraft(db);
  const takeTurn = inSlices();
  const views: EntityView[] = [];
  for (const entity of release === null ? [] : await draftEntities(db, release.id)) {
    const view = viewOf(entity.key, entityIn(documents, entity.key), entity);
    if (view !== null) views.push(view);
    await takeTurn();
  }
  return views;
}
