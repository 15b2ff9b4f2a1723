import type { WireEntity, WireEntityPatch, WireNewEntity, WireReferrer } from "@skatert/contract";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../shop/documents/json.ts";
import { putArchived, putBack } from "../../../shop/drafts/archiving.ts";
import { twinOf, twinPatch } from "../../../shop/drafts/article-twin.ts";
import { isAwaited } from "../../../shop/drafts/draft-keys.ts";
import { findDraftEntity } from "../../../shop/drafts/draft-store.ts";
import { type EntityView, readView, sectionOf } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft, patchEntity } from "../../../shop/drafts/edit-draft.ts";
import { isApplied } from "../../../shop/drafts/is-applied.ts";
import { type FacetPatch, patchFacets } from "../../../shop/drafts/patch-facets.ts";
import { openDraft } from "../../../shop/drafts/release-store.ts";
import { isArchived } from "../../../shop/entities/archived.ts";
import { type Documents, documentOf, type EntityKey, readKey } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { isBegun } from "../../../shop/entities/own-menus/own-menu.ts";
import { referrersOf } from "../../../shop/entities/referrers.ts";
import { beginMenus } from "../branches/begin-menus.ts";
import { isBranch } from "../branches/branch-facets.ts";
import { withPlaces } from "../branches/new-branch.ts";
import { entityToWire, refToWire } from "../entity-to-wire.ts";
import { menusOfDraft } from "../lists/branch-menus.ts";
import { requireCodeRight } from "../loaded-code.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { requireOwnMenus } from "../own-menus.ts";
import { publishedDocuments } from "../present.ts";
import type { EditedKind } from "./kinds.ts";
import { newEntityId } from "./new-entity-id.ts";
import { removedBefore } from "./removed-before.ts";
import { requireFit } from "./require-fit.ts";

/** One entity of the shop, edited in the draft (EDIT-1, EDIT-5, EDIT-7). Callers have checked the rights. */
export interface EntityEdits {
  /** Throws a 404 for an unknown entity. */
  get(key: EntityKey): Promise<WireEntity>;
  /** Throws a 412 with both versions unless `version` is the current one, or the entity has these values already. */
  patch(key: EntityKey, version: string, patch: WireEntityPatch, by: ChangeBy): Promise<WireEntity>;
  create(kind: EditedKind, document: string | null, entity: WireNewEntity, by: ChangeBy): Promise<WireEntity>;
  /** A repeat settles a conflict with a version that was published since, in favour of the archive. */
  archive(key: EntityKey, by: ChangeBy): Promise<{ readonly entity: WireEntity; readonly referrers: WireReferrer[] }>;
  restore(key: EntityKey, by: ChangeBy): Promise<WireEntity>;
  /** A repeat is answered like the first call, also after the removal was published. */
  remove(key: EntityKey, version: string, by: ChangeBy): Promise<WireEntity>;
  referrers(key: EntityKey): Promise<WireReferrer[]>;
}

export function createEntityEdits(deps: MenuDeps): EntityEdits {
  const { store } = deps;
  const edit = <Result>(by: ChangeBy, work: (draft: DraftWork) => Promise<Result>) =>
    editDraft(store, editingOf(deps, by), work);

  return {
    async get(key) {
      return entityToWire(known(sectionOf(key, await readView(store.db, await publishedDocuments(store), key)), key));
    },
    patch: (key, version, patch, by) =>
      edit(by, async (draft) => {
        const view = known(sectionOf(key, await draft.view(key)), key);
        const sent = patchFromWire(patch);
        requireOwnMenus(draft.documents, facetsOf(sent), by);
        if (view.version !== version && isApplied(view, patchFacets(view.facets ?? {}, sent)))
          return entityToWire(view);
        requireVersion(view, version, patch);
        requireCodeRight(key, { before: view.facets, after: patchFacets(view.facets ?? {}, sent) }, by);
        const twin = await twinOf(draft, view);
        const after = await patched(draft, view, sent);
        if (twin?.facets) await patched(draft, twin, twinPatch(twin.facets, sent));
        return entityToWire(known(sectionOf(key, after), key));
      }),
    create: (kind, document, entity, by) => edit(by, (draft) => createIn(deps, draft, { kind, document, entity, by })),
    archive: (key, by) =>
      edit(by, async (draft) => {
        const view = known(await draft.view(key), key);
        const entity = entityToWire(known(await putArchived(draft, view, isoTime(deps.now())), key));
        return { entity, referrers: referrersIn(draft.documents, key) };
      }),
    restore: (key, by) =>
      edit(by, async (draft) => {
        return entityToWire(known(await putBack(draft, known(await draft.view(key), key)), key));
      }),
    remove: (key, version, by) =>
      edit(by, async (draft) => {
        const view = (await draft.view(key)) ?? known(await removedBefore(draft, key), key);
        if (view.facets === null) return entityToWire(view);
        requireVersion(view, version, {});
        const twin = await twinOf(draft, view);
        if (twin !== null) await draft.put(twin.key, null);
        return entityToWire((await draft.put(key, null)) ?? { ...view, facets: null, state: "removed" });
      }),
    referrers: (key) => knownReferrers(deps, key),
  };
}

export function editingOf({ now }: MenuDeps, { actor, call }: ChangeBy) {
  return { by: { id: actor.id, name: actor.name }, now: now(), call };
}

export function known(view: EntityView | null, key: EntityKey): EntityView {
  if (view === null) throw new Refusal("rest_not_found", `There is no ${readKey(key)?.kind} ${readKey(key)?.id}`);
  return view;
}

/** Throws a 412 with the sent and the current values, so that the second editor can merge them by field (EDIT-7). */
export function requireVersion(view: EntityView, version: string, { set = {}, value = {} }: WireEntityPatch): void {
  if (view.version === version) return;
  const yours = [
    ...Object.entries(set).flatMap(([facet, fields]) =>
      Object.entries(fields).map(([field, sent]) => ({ facet, field, value: sent })),
    ),
    ...Object.entries(value).map(([facet, sent]) => ({ facet, field: null, value: sent })),
  ];
  throw new Refusal("entity_changed", "Somebody else has changed this meanwhile", {
    current: entityToWire(view),
    yours,
    by: view.draft?.by.name ?? null,
    by_id: view.draft?.by.id ?? null,
  });
}

async function patched(draft: DraftWork, view: EntityView, sent: FacetPatch): Promise<EntityView | null> {
  if (view.facets !== null && isArchived(view.facets)) {
    throw invalidParams([{ path: "set", message: "is archived: restore it first" }]);
  }
  const patch = isBranch(view.key)
    ? { ...sent, value: await withPlaces(draft, readKey(view.key)?.id ?? "", sent.value) }
    : sent;
  await beginNamed(draft, facetsOf(sent));
  const changed = await patchEntity(draft, view, patch);
  if (changed?.facets != null) await requireFit(draft, view.key, changed.facets);
  return changed;
}

/** Throws a 400 for a menu of no branch, which publishing would lose. */
async function beginNamed(draft: DraftWork, facets: readonly string[]): Promise<void> {
  const named = new Set(facets.filter((facet) => isBegun(facet, draft.documents)).map(documentOf));
  if (named.size === 0) return;
  const menus = await menusOfDraft(draft);
  if (![...named].every((menu) => menus.some(({ facet }) => facet === menu)))
    throw invalidParams([{ path: "facets", message: "names a menu of no branch" }]);
  await beginMenus(draft, menus, named);
}

function facetsOf({ set, unset, value, drop }: FacetPatch): readonly string[] {
  return [...[set, unset, value].flatMap(Object.keys), ...drop];
}

/** The body was parsed from JSON, so its values are JSON. */
function patchFromWire({ set = {}, unset = {}, value = {}, drop = [] }: WireEntityPatch): FacetPatch {
  return { set: jsonFacets(set), unset, value: jsonOf(value), drop };
}

export function jsonFacets(set: Readonly<Record<string, object>>): FacetPatch["set"] {
  return Object.fromEntries(Object.entries(set).map(([facet, fields]) => [facet, jsonOf(fields)]));
}

function jsonOf(value: object): JsonObject {
  const parsed: Json = JSON.parse(JSON.stringify(value));
  return isJsonObject(parsed) ? parsed : {};
}

interface NewEntity {
  readonly kind: EditedKind;
  readonly document: string | null;
  readonly entity: WireNewEntity;
  readonly by: ChangeBy;
}

async function createIn(
  { branches, coupons }: MenuDeps,
  draft: DraftWork,
  { kind, document, entity: { id, facets }, by }: NewEntity,
): Promise<WireEntity> {
  requireOwnMenus(draft.documents, Object.keys(facets), by);
  await beginNamed(draft, Object.keys(facets));
  const created = await newEntityId(draft, kind, document, id ?? null, jsonOf(facets), {
    branch: () => branches.greatest(draft.tx),
    coupon: () => coupons.greatest(draft.tx),
  });
  const isTaken = (await draft.view(created.key)) !== null || (await isAwaited(draft.tx, created.key));
  if (isTaken) throw invalidParams([{ path: "id", message: "is taken" }]);
  if (Object.keys(created.facets).length === 0) throw invalidParams([{ path: "facets", message: "is empty" }]);
  const view = await draft.put(created.key, created.facets);
  await requireFit(draft, created.key, created.facets);
  return entityToWire(known(view, created.key));
}

async function knownReferrers({ store }: MenuDeps, key: EntityKey): Promise<WireReferrer[]> {
  const documents = await publishedDocuments(store);
  const release = await openDraft(store.db);
  const draft = release === null ? null : await findDraftEntity(store.db, release.id, key);
  if (entityIn(documents, key) === null && draft === null) known(null, key);
  return referrersIn(documents, key);
}

function referrersIn(documents: Documents, key: EntityKey): WireReferrer[] {
  const entity = readKey(key);
  const target = entity?.kind === "product" || entity?.kind === "category" ? entity.kind : null;
  if (entity === null || target === null) return [];
  return referrersOf(documents, target, entity.id).map(({ key: referrer, document, path }) => ({
    ...refToWire(referrer, entityName(referrer, entityIn(documents, referrer))),
    facet: document,
    path,
  }));
}
