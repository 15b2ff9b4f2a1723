import type { ExpressionBuilder } from "kysely";
import type { Database, Db } from "../../database/tables.ts";
import type { EntityDelta } from "../entities/delta.ts";
import { type EntityKey, keyOf, readKey } from "../entities/entity.ts";
import type { ChangeSource, ChangesTables } from "./tables.ts";

export type ChangeRow = ChangesTables["shop_changes"];

export interface LoggedEntity {
  readonly key: EntityKey;
  readonly name: string;
  readonly delta: EntityDelta;
}

export async function findChange(db: Db, id: number): Promise<ChangeRow | null> {
  const row = await db.selectFrom("shop_changes").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Filters of the history. `before`: only changes with a smaller id. */
export interface ChangeFilter {
  readonly before: number | null;
  readonly limit: number;
  /** Id of the staff member; null: any. */
  readonly by?: number | null;
  /** Null: any. */
  readonly source?: ChangeSource | null;
}

/** Newest first. */
export async function listChanges(
  db: Db,
  { before, limit, by = null, source = null }: ChangeFilter,
): Promise<readonly ChangeRow[]> {
  return db
    .selectFrom("shop_changes")
    .selectAll()
    .$if(before !== null, (rows) => rows.where("id", "<", before))
    .$if(by !== null, (rows) => rows.where("by_id", "=", by))
    .$if(source !== null, (rows) => rows.where("source", "=", source ?? "office"))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The changes of one entity, newest first. `name`: the entity's name at that time. */
export async function listChangesOf(
  db: Db,
  key: EntityKey,
  { before, limit, by = null, source = null }: ChangeFilter,
): Promise<readonly (ChangeRow & { readonly name: string })[]> {
  const entity = readKey(key);
  if (entity === null) return [];
  return db
    .selectFrom("shop_change_entities as entry")
    .innerJoin("shop_changes as change", "change.id", "entry.change_id")
    .selectAll("change")
    .select("entry.name")
    .where("entry.kind", "=", entity.kind)
    .where("entry.entity_id", "=", entity.id)
    .$if(before !== null, (rows) => rows.where("entry.change_id", "<", before))
    .$if(by !== null, (rows) => rows.where("change.by_id", "=", by))
    .$if(source !== null, (rows) => rows.where("change.source", "=", source ?? "office"))
    .orderBy("entry.change_id", "desc")
    .limit(limit)
    .execute();
}

/** Entities of the menu: dishes, categories and their order. */
export function isOfMenu(eb: ExpressionBuilder<Database, "shop_change_entities">) {
  const isOrder = eb.and([
    eb("kind", "=", "layout"),
    eb.or([eb("entity_id", "=", "catalog"), eb("entity_id", "like", "prices/%")]),
  ]);
  return eb.or([eb("kind", "in", ["product", "category"]), isOrder]);
}

/** The entities of a change by key; `limit` null: all. `onlyMenu`: without those of the rest of the shop. */
export async function entitiesOfChange(
  db: Db,
  id: number,
  limit: number | null,
  onlyMenu = false,
): Promise<readonly LoggedEntity[]> {
  const rows = db
    .selectFrom("shop_change_entities")
    .selectAll()
    .where("change_id", "=", id)
    .$if(onlyMenu, (all) => all.where(isOfMenu))
    .orderBy("kind")
    .orderBy("entity_id");
  const found = await (limit === null ? rows : rows.limit(limit)).execute();
  return found.map(({ kind, entity_id, name, delta }) => ({
    key: keyOf(kind, entity_id),
    name,
    delta: JSON.parse(delta),
  }));
}

/** The last change that undid a change, even if it was undone itself; null: none. */
export async function lastUndoOf(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom("shop_changes")
    .select("id")
    .where("undoes", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many later changes of an entity are read to find the conflicting one. */
const maxLater = 100;

/** The last change after `id` of one field of an entity; null: none found. */
export async function laterChange(
  db: Db,
  key: EntityKey,
  { id, facet, field }: { readonly id: number; readonly facet: string; readonly field: string | null },
): Promise<ChangeRow | null> {
  const entity = readKey(key);
  if (entity === null) return null;
  const rows = await db
    .selectFrom("shop_change_entities as entry")
    .innerJoin("shop_changes as change", "change.id", "entry.change_id")
    .selectAll("change")
    .select("entry.delta")
    .where("entry.kind", "=", entity.kind)
    .where("entry.entity_id", "=", entity.id)
    .where("entry.change_id", ">", id)
    .orderBy("entry.change_id", "desc")
    .limit(maxLater)
    .execute();
  const found = rows.find(({ delta }) => touches(JSON.parse(delta), facet, field));
  if (found === undefined) return null;
  const { delta: _delta, ...change } = found;
  return change;
}

function touches(delta: EntityDelta, facet: string, field: string | null): boolean {
  const change = delta[facet];
  if (change === undefined) return false;
  return [change.before, change.after].some(
    (side) => field === null || side === null || "whole" in side || Object.hasOwn(side.fields, field),
  );
}
