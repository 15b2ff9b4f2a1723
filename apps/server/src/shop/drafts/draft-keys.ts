import type { Db } from "../../database/tables.ts";
import { type EntityKey, keyOf } from "../entities/entity.ts";

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
