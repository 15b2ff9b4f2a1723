import type { Db } from "../../database/tables.ts";
import { type EntityKey, type EntityKind, keyOf } from "../entities/entity.ts";

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
 * will be published, and a discarded one can be restored.
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
