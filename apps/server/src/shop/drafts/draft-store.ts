import type { Db, Tx } from "../../database/tables.ts";
import type { EntityDelta } from "../entities/delta.ts";
import { type EntityKey, type EntityKind, keyOf, readKey } from "../entities/entity.ts";
import { stampDraft } from "./draft-stamp.ts";
import type { Editor } from "./release-store.ts";
import type { DraftTables } from "./tables.ts";

/** An entity of a draft. `delta`: from the published state at the time of the edit to the new state. */
export interface DraftEntity {
  readonly key: EntityKey;
  readonly name: string;
  readonly delta: EntityDelta;
  readonly by: Editor;
  readonly at: number;
}

/** Limit of a draft, because people read its list. */
export const maxDraftEntities = 20_000;

/** Moves one entity, or all, to another release, which must not have them. */
export async function moveDraftEntities(tx: Tx, from: number, to: number, key: EntityKey | null): Promise<number> {
  await stampDraft(tx);
  const entity = key === null ? null : readKey(key);
  const { numUpdatedRows } = await tx
    .updateTable("shop_draft_entities")
    .set({ release_id: to })
    .where("release_id", "=", from)
    .$if(entity !== null, (rows) =>
      rows.where("kind", "=", entity?.kind ?? "document").where("entity_id", "=", entity?.id ?? ""),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The entities of a release, in the order in which they were edited. */
export async function draftEntities(db: Db, releaseId: number): Promise<readonly DraftEntity[]> {
  const rows = await db.selectFrom("shop_draft_entities").selectAll().where("release_id", "=", releaseId).execute();
  return rows.map(entityOf).toSorted((some, other) => some.at - other.at);
}

/** The entities of a release by name, without their changes. */
export async function namesOfDraft(db: Db, releaseId: number): Promise<readonly Pick<DraftEntity, "key" | "name">[]> {
  const rows = await db
    .selectFrom("shop_draft_entities")
    .select(["kind", "entity_id", "name"])
    .where("release_id", "=", releaseId)
    .orderBy("at")
    .execute();
  return rows.map(({ kind, entity_id, name }) => ({ key: keyOf(kind, entity_id), name }));
}

export async function findDraftEntity(db: Db, releaseId: number, key: EntityKey): Promise<DraftEntity | null> {
  const entity = readKey(key);
  if (entity === null) return null;
  const row = await db
    .selectFrom("shop_draft_entities")
    .selectAll()
    .where("release_id", "=", releaseId)
    .where("kind", "=", entity.kind)
    .where("entity_id", "=", entity.id)
    .executeTakeFirst();
  return row === undefined ? null : entityOf(row);
}

/** The entities of a kind in a release, limited to the given ones. */
export async function findDraftEntities(
  db: Db,
  releaseId: number,
  kind: EntityKind,
  ids: readonly string[],
): Promise<readonly DraftEntity[]> {
  const found: DraftEntity[] = [];
  for (const some of chunksOf(ids)) {
    const rows = await db
      .selectFrom("shop_draft_entities")
      .selectAll()
      .where("release_id", "=", releaseId)
      .where("kind", "=", kind)
      .where("entity_id", "in", [...some])
      .execute();
    found.push(...rows.map(entityOf));
  }
  return found;
}

/** The entities of a kind in the open draft and in every other release. See `heldKeys`. */
export async function heldEntities(db: Db, kind: EntityKind): Promise<readonly DraftEntity[]> {
  const rows = await db.selectFrom("shop_draft_entities").selectAll().where("kind", "=", kind).execute();
  return rows.map(entityOf);
}

export async function putDraftEntity(tx: Tx, releaseId: number, entity: DraftEntity): Promise<void> {
  await stampDraft(tx);
  const row = rowOf(releaseId, entity);
  const { release_id: _release, kind: _kind, entity_id: _id, ...fields } = row;
  await tx
    .insertInto("shop_draft_entities")
    .values(row)
    .onConflict((conflict) => conflict.columns(["release_id", "kind", "entity_id"]).doUpdateSet(fields))
    .execute();
}

/** The same for many entities in few statements. Each entity may occur once. */
export async function putDraftEntities(tx: Tx, releaseId: number, entities: readonly DraftEntity[]): Promise<void> {
  await stampDraft(tx);
  for (const some of chunksOf(entities)) {
    await tx
      .insertInto("shop_draft_entities")
      .values(some.map((entity) => rowOf(releaseId, entity)))
      .onConflict((conflict) =>
        conflict.columns(["release_id", "kind", "entity_id"]).doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          delta: eb.ref("excluded.delta"),
          by_id: eb.ref("excluded.by_id"),
          by_name: eb.ref("excluded.by_name"),
          at: eb.ref("excluded.at"),
        })),
      )
      .execute();
  }
}

export async function deleteDraftEntities(
  tx: Tx,
  releaseId: number,
  kind: EntityKind,
  ids: readonly string[],
): Promise<void> {
  await stampDraft(tx);
  for (const some of chunksOf(ids)) {
    await tx
      .deleteFrom("shop_draft_entities")
      .where("release_id", "=", releaseId)
      .where("kind", "=", kind)
      .where("entity_id", "in", [...some])
      .execute();
  }
}

export async function deleteDraftEntity(tx: Tx, releaseId: number, key: EntityKey): Promise<void> {
  const entity = readKey(key);
  if (entity === null) return;
  await stampDraft(tx);
  await tx
    .deleteFrom("shop_draft_entities")
    .where("release_id", "=", releaseId)
    .where("kind", "=", entity.kind)
    .where("entity_id", "=", entity.id)
    .execute();
}

export async function countDraftEntities(db: Db, releaseId: number): Promise<number> {
  const row = await db
    .selectFrom("shop_draft_entities")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("release_id", "=", releaseId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Statements have a limited number of parameters. */
function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = 200;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function rowOf(releaseId: number, { key, name, delta, by, at }: DraftEntity) {
  const entity = readKey(key);
  if (entity === null) throw new TypeError(`${key} is no entity`);
  return {
    release_id: releaseId,
    kind: entity.kind,
    entity_id: entity.id,
    name,
    delta: JSON.stringify(delta),
    by_id: by.id,
    by_name: by.name,
    at,
  };
}

function entityOf(row: DraftTables["shop_draft_entities"]): DraftEntity {
  return {
    key: keyOf(row.kind, row.entity_id),
    name: row.name,
    delta: JSON.parse(row.delta),
    by: { id: row.by_id, name: row.by_name },
    at: row.at,
  };
}
