import type { Db } from "../../database/tables.ts";
import { type EntityKey, type EntityKind, keyOf, readKey } from "../entities/entity.ts";

/** Keys of the open draft, without reading the changes. */
export async function draftKeys(db: Db): Promise<readonly EntityKey[]> {
  const rows = await db
    .selectFrom("shop_draft_entities as entity")
    .innerJoin("shop_releases as release", "release.id", "entity.release_id")
    .select(["entity.kind", "entity.entity_id"])
    .where("release.state", "=", "draft")
    .execute();
  return rows.map(({ kind, entity_id: id }) => keyOf(kind, id));
}

/**
 * Keys of a kind in the open draft and in every other release. A new entity must not reuse their ids: a waiting release
 * will be published, and a discarded one can be restored. This reads every row: there are at most those of the draft, of
 * releases that wait, and of one day's discarded changes, and published ones are deleted.
 */
export async function heldKeys(db: Db, kind: EntityKind): Promise<readonly EntityKey[]> {
  const rows = await db
    .selectFrom("shop_draft_entities")
    .select("entity_id")
    .distinct()
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ entity_id: id }) => keyOf(kind, id));
}

/**
 * Whether a release that is not published yet has the entity. A discarded release does not count: a restored entity is
 * merged with the present one.
 */
export async function isAwaited(db: Db, key: EntityKey): Promise<boolean> {
  const entity = readKey(key);
  if (entity === null) return false;
  const row = await db
    .selectFrom("shop_releases as release")
    .innerJoin("shop_draft_entities as entity", "entity.release_id", "release.id")
    .select("release.id")
    .where("release.state", "in", ["scheduled", "failed"])
    .where("entity.kind", "=", entity.kind)
    .where("entity.entity_id", "=", entity.id)
    .executeTakeFirst();
  return row !== undefined;
}
