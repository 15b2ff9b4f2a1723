import type { Db, Tx } from "../../database/tables.ts";
import type { StoredGroupOrder } from "./tables.ts";

export async function insertGroup(tx: Tx, group: StoredGroupOrder): Promise<void> {
  await tx.insertInto("group_orders").values(group).execute();
}

export async function getGroup(db: Db, id: string): Promise<StoredGroupOrder | null> {
  return (await db.selectFrom("group_orders").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Saves a change unless another was saved since `group` was read; returns whether it was saved. */
export async function updateGroup(
  db: Db,
  group: StoredGroupOrder,
  change: Partial<Pick<StoredGroupOrder, "people" | "state">>,
): Promise<boolean> {
  const result = await db
    .updateTable("group_orders")
    .set({ ...change, revision: group.revision + 1 })
    .where("id", "=", group.id)
    .where("revision", "=", group.revision)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** When a network created its `nth` latest group order after `since`; null when there are fewer. */
export async function nthLatestOf(db: Db, network: string, nth: number, since: number): Promise<number | null> {
  const { rows } = await db.executeQuery(nthLatestQuery(db, network, nth, since));
  return rows[0]?.created_at ?? null;
}

export function nthLatestQuery(db: Db, network: string, nth: number, since: number) {
  return db
    .selectFrom("group_orders")
    .select("created_at")
    .where("network", "=", network)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .offset(nth - 1)
    .limit(1)
    .compile();
}
