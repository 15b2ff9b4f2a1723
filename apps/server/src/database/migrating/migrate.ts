import { sql, type Transaction } from "kysely";
import { migrations as allMigrations } from "../../../migrations/index.ts";
import type { Store } from "../store.ts";
import type { Database } from "../tables.ts";
import { transaction } from "../transaction.ts";
import type { Migration } from "./migration-db.ts";

/** Any number that no other program takes in this database. */
const lockNumber = 727_001;

/** A newer version of the program has changed the store: this one might misread and damage it. */
export class StoreIsNewer extends Error {
  constructor(step: string) {
    super(`a newer version has changed the store (${step}): start that version or a newer one, or restore a backup`);
  }
}

/**
 * Migrates the store; a step runs once, although several processes may start together. Each step is one transaction: a
 * failed step rolls back and throws. Throws StoreIsNewer, with nothing changed, if a step ran that the program does not
 * know. Returns the names of the steps that ran.
 */
export async function migrate(
  store: Store,
  now: number,
  migrations: readonly Migration[] = allMigrations,
): Promise<readonly string[]> {
  await requireKnownSteps(store, migrations);
  const ran: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(store, migration, now)) ran.push(migration.name);
  }
  return ran;
}

async function requireKnownSteps(store: Store, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const applied = await transaction(store.db, async (tx) => {
    await lockStore(store, tx);
    await createList(tx);
    return tx.selectFrom("schema_migrations").select("name").orderBy("name").execute();
  });
  const newer = applied.findLast(({ name }) => !known.has(name));
  if (newer !== undefined) throw new StoreIsNewer(newer.name);
}

async function createList(tx: Transaction<Database>): Promise<void> {
  await tx.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
}

async function applyOnce(store: Store, migration: Migration, now: number): Promise<boolean> {
  return transaction(store.db, async (tx) => {
    await lockStore(store, tx);
    return applyInside(tx, migration, now);
  });
}

/** Runs a step in a transaction that holds the store's lock, unless it has already run; returns whether it ran. */
export async function applyInside(tx: Transaction<Database>, migration: Migration, now: number): Promise<boolean> {
  await createList(tx);
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
