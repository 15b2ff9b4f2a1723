import { sql, type Transaction } from "kysely";
import { migrations as allMigrations } from "../../../migrations/index.ts";
import type { Store } from "../store.ts";
import type { Database } from "../tables.ts";
import { transaction } from "../transaction.ts";
import type { Migration } from "./migration-db.ts";

/** Any number that no other program takes in this database. */
const lockNumber = 727_001;

/**
 * Migrates the store; a step runs once, although several processes may start together. Each step is one transaction: a
 * failed step rolls back and throws. Returns the names of the steps that ran.
 */
export async function migrate(
  store: Store,
  now: number,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly string[]> {
  const ran: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(store, migration, now)) ran.push(migration.name);
  }
  return ran;
}

async function applyOnce(store: Store, migration: Migration, now: number): Promise<boolean> {
  return transaction(store.db, async (tx) => {
    await lockStore(store, tx);
    return applyInside(tx, migration, now);
  });
}

/** Runs a step in a transaction that holds the store's lock, unless it has already run; returns whether it ran. */
export async function applyInside(tx: Transaction<Database>, migration: Migration, now: number): Promise<boolean> {
  await tx.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
  const known = await tx
    .selectFrom("schema_migrations")
    .select("name")
    .where("name", "=", migration.name)
    .executeTakeFirst();
  if (known !== undefined) return false;
  await migration.up(tx);
  await tx.insertInto("schema_migrations").values({ name: migration.name, applied_at: now }).execute();
  return true;
}

/** Admits one process until the transaction ends; on SQLite BEGIN IMMEDIATE already does. */
export async function lockStore(store: Store, tx: Transaction<Database>): Promise<void> {
  if (store.engine !== "postgres") return;
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
}
