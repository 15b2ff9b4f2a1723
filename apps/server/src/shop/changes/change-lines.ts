import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { keyOf } from "../entities/entity.ts";
import { isOfMenu, type LoggedEntity } from "./change-store.ts";

export type NamedEntity = Pick<LoggedEntity, "key" | "name">;

/** Which entities of a change are named. `limit`: per change. `onlyMenu`: without those of the rest of the shop. */
export interface NamesWanted {
  readonly limit: number;
  readonly onlyMenu: boolean;
}

/**
 * The first entities of each change, by key. Their deltas stay in the database, because one import may have megabytes
 * of them.
 */
export async function namesOfChanges(
  db: Db,
  changes: readonly number[],
  { limit, onlyMenu }: NamesWanted,
): Promise<ReadonlyMap<number, readonly NamedEntity[]>> {
  const firstOf = (id: number) =>
    db
      .selectFrom(
        db
          .selectFrom("shop_change_entities")
          .select(["change_id", "kind", "entity_id", "name"])
          .where("change_id", "=", id)
          .$if(onlyMenu, (all) => all.where(isOfMenu))
          .orderBy("kind")
          .orderBy("entity_id")
          .limit(limit)
          .as("entry"),
      )
      .selectAll();
  const [first, ...others] = changes.map(firstOf);
  if (first === undefined) return new Map();
  const all = others.reduce((some, each) => some.unionAll(each), first);
  const rows = await all.orderBy("kind").orderBy("entity_id").execute();
  return Map.groupBy(
    rows.map(({ change_id, kind, entity_id, name }) => ({ change: change_id, key: keyOf(kind, entity_id), name })),
    ({ change }) => change,
  );
}

/** The change that undid each of some changes; absent: without an undo, or with one that was undone itself. */
export async function undoingOf(db: Db, changes: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (changes.length === 0) return new Map();
  const rows = await db
    .selectFrom("shop_changes")
    .select(["id", "undoes"])
    .where(isOneOf(db, "undoes", changes))
    .orderBy("id")
    .execute();
  const undone = await undoingOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.flatMap(({ id, undoes }) => (undoes === null || undone.has(id) ? [] : [[undoes, id] as const])));
}

/** How many entities of each change belong to the menu. */
export async function countsOfMenu(db: Db, changes: readonly number[]): Promise<ReadonlyMap<number, number>> {
  // One by one, because with a list SQLite would read the menu's entities of all changes.
  const countOf = (id: number) =>
    db
      .selectFrom("shop_change_entities")
      .select((eb) => [eb.val(id).as("change_id"), eb.fn.countAll<number>().as("count")])
      .where("change_id", "=", id)
      .where(isOfMenu);
  const [first, ...others] = changes.map(countOf);
  if (first === undefined) return new Map();
  const rows = await others.reduce((some, each) => some.unionAll(each), first).execute();
  return new Map(rows.map(({ change_id, count }) => [Number(change_id), Number(count)]));
}
