import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from "kysely";
import { migrations as allMigrations } from "../../migrations/index.ts";
import type { Store } from "./store.ts";
import type { Database } from "./tables.ts";
import { transaction } from "./transaction.ts";

export interface MigrationTables {
  schema_migrations: { name: string; applied_at: number };
}

/** The store as a migration sees it: no table has a type yet. */
export interface MigrationDb extends QueryExecutorProvider {
  readonly schema: Kysely<unknown>["schema"];
}

/** One step of the store's shape; never changed once released. */
export interface Migration {
  /** "NNN-title"; the order is the list's. */
  readonly name: string;
  up(db: MigrationDb): Promise<void>;
}

/** Any number that no other program takes in this database. */
const lockNumber = 727_001;

/**
 * Brings the store to the present shape; a step runs once though processes start together.
 * Each step is one transaction: a failed one leaves what was before it, and throws.
 * Returns the names of the steps that ran.
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

/** Runs a step in a transaction that holds the store's lock, unless it has run; returns whether it ran now. */
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

/** One process at a time until the transaction ends; on SQLite BEGIN IMMEDIATE has already seen to it. */
export async function lockStore(store: Store, tx: Transaction<Database>): Promise<void> {
  if (store.engine !== "postgres") return;
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
}
