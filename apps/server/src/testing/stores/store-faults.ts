import { sql } from "kysely";
import type { Store } from "../../database/store.ts";
import type { Db } from "../../database/tables.ts";

/** A lock on the store that others must wait for. */
export interface HeldLock {
  release(): Promise<void>;
}

/** Locks what every order writes to: the write lock of SQLite, the table of orders in PostgreSQL. */
export async function holdOrders(store: Store): Promise<HeldLock> {
  const held = await store.db.startTransaction().execute();
  if (store.engine === "postgres") await sql`lock table orders in access exclusive mode`.execute(held);
  return { release: async () => void (await held.rollback().execute()) };
}

/** PostgreSQL's process id of a transaction's connection. */
export async function connectionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/**
 * Ends connections to the store's PostgreSQL database, as an operator or a crash would: all others, or only the named
 * one. Returns their number.
 */
export async function cutConnections(store: Store, only: number | null = null): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (${only}::integer is null or pid = ${only}::integer)`.execute(store.db);
  return rows.length;
}

/** SQLite's own check of its file: "ok", or the damage. Always "ok" on PostgreSQL, which has no such check. */
export async function integrityOf(store: Store): Promise<string> {
  if (store.engine === "postgres") return "ok";
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
  return rows.map((row) => row.integrity_check).join("; ");
}
