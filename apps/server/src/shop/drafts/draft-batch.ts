import { setImmediate as nextTurn } from "node:timers/promises";
import { type EntityKey, type EntityKind, type Facets, keyOf, readKey } from "../entities/entity.ts";
import { entityName } from "../entities/entity-name.ts";
import { explode } from "../entities/explode.ts";
import {
  countDraftEntities,
  type DraftEntity,
  deleteDraftEntities,
  findDraftEntities,
  maxDraftEntities,
  putDraftEntities,
} from "./draft-store.ts";
import { type EntityView, viewOf } from "./draft-view.ts";
import { type DraftWork, draftFull, type Editing, wantedDelta } from "./draft-work.ts";
import { insertRelease, openDraft } from "./release-store.ts";

/** Dishes between two yields to other requests. */
const turn = 50;

/** Many dishes, or others of a kind, as they will be published, in few queries. Missing ones are omitted. */
export async function viewProducts(
  { tx, documents }: DraftWork,
  ids: readonly string[],
  kind: EntityKind = "product",
): Promise<ReadonlyMap<EntityKey, EntityView>> {
  const release = await openDraft(tx);
  const drafts = release === null ? [] : await findDraftEntities(tx, release.id, kind, ids);
  const draftOf = new Map(drafts.map((draft) => [draft.key, draft]));
  const published = explode(documents);
  const views = new Map<EntityKey, EntityView>();
  for (const [index, id] of ids.entries()) {
    const key = keyOf(kind, id);
    const view = viewOf(key, published.get(key) ?? null, draftOf.get(key) ?? null);
    if (view !== null) views.set(key, view);
    if (index % turn === turn - 1) await nextTurn();
  }
  return views;
}

/** The new state of a dish or a group. `settled`: as in DraftWork.put. */
export interface ProductPut {
  readonly before: EntityView;
  readonly next: Facets;
  readonly settled: ReadonlySet<string>;
}

/** DraftWork.put for many dishes, each named once. Returns them as they will be published. Throws a 422 if the draft is full. */
export async function putProducts(
  { tx }: DraftWork,
  { by, now }: Editing,
  puts: readonly ProductPut[],
): Promise<ReadonlyMap<EntityKey, EntityView>> {
  const kept: DraftEntity[] = [];
  const views = new Map<EntityKey, EntityView>();
  for (const [index, { before, next, settled }] of puts.entries()) {
    const { key, published } = before;
    const delta = wantedDelta(before, next, settled);
    const name = entityName(key, next);
    const draft = delta === null ? null : { key, name, delta, by, at: now };
    if (draft !== null) kept.push(draft);
    const view = viewOf(key, published, draft);
    if (view !== null) views.set(key, view);
    if (index % turn === turn - 1) await nextTurn();
  }
  const keptKeys = new Set(kept.map(({ key }) => key));
  const drafted = puts.filter(({ before }) => before.draft !== null).map(({ before }) => before.key);
  const gone = drafted.filter((key) => !keptKeys.has(key));
  if (kept.length + gone.length === 0) return views;
  const release = (await openDraft(tx))?.id ?? (await insertRelease(tx, "draft", by, now));
  const added = keptKeys.size - drafted.filter((key) => keptKeys.has(key)).length;
  if (added > 0 && (await countDraftEntities(tx, release)) + added > maxDraftEntities) throw draftFull();
  await putDraftEntities(tx, release, kept);
  const goneIds = Map.groupBy(gone, (key) => readKey(key)?.kind ?? "product");
  for (const [kind, keys] of goneIds) {
    const ids = keys.map((key) => readKey(key)?.id ?? "");
    await deleteDraftEntities(tx, release, kind, ids);
  }
  return views;
}
