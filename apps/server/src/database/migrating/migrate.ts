import { setTimeout as wait } from "node:timers/promises";
import { version as ownVersion } from "@skatert/contract";
import { sql, type Transaction } from "kysely";
import { migrations as allMigrations } from "../../../migrations/index.ts";
import type { Store } from "../store.ts";
import type { Database } from "../tables.ts";
import { transaction } from "../transaction.ts";
import type { Migration, MigrationDb } from "./migration-db.ts";

/** Any number that no other program takes in this database. */
const lockNumber = 727_001;
/** A step that waits for a table makes every later statement of other processes wait for it too. */
const tableWaitMs = 2_000;
/** Between two tries of a step, for the statements that waited. */
const pauseMs = 1_000;
const tries = 10;

/** A newer version of the program has changed the store: this one might misread and damage it. */
export class StoreIsNewer extends Error {
  constructor(step: string) {
    super(`a newer version has changed the store (${step}): start that version or a newer one, or restore a backup`);
  }
}

/** The last commit with the steps that the first migration replaces (decision 153). */
export const LAST_BEFORE_BASELINE = "2e183f80";

/** The store lacks steps that the first migration replaces. */
export class StoreIsOlder extends Error {
  constructor(last: string) {
    super(`the store is too old for this version (${last}): upgrade it to ${LAST_BEFORE_BASELINE} first`);
  }
}

/** Another transaction has used a table for as long as a step has tried to change it. */
export class TableIsInUse extends Error {
  constructor(step: string, cause: unknown) {
    super(`a long transaction, such as a backup, uses a table that ${step} changes: start again when it has ended`, {
      cause,
    });
  }
}

/**
 * Migrates the store; a step runs once, although several processes may start together. Each step is one transaction: a
 * failed step rolls back and throws. Throws StoreIsNewer, with nothing changed, if a step ran that takes away what this
 * version uses, StoreIsOlder if it lacks a step that the first one replaces, and TableIsInUse half a minute after a step
 * could not begin. Returns the names of the steps that ran.
 */
export async function migrate(
  store: Store,
  now: number,
  migrations: readonly Migration[] = allMigrations,
  version = ownVersion,
): Promise<readonly string[]> {
  await requireUsableStore(store, migrations, version);
  const ran: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(store, migration, now)) ran.push(migration.name);
  }
  return ran;
}

async function requireUsableStore(store: Store, migrations: readonly Migration[], version: string): Promise<void> {
  const applied = await transaction(store.db, async (tx) => {
    await lockStore(store, tx);
    await createList(tx);
    return tx.selectFrom("schema_migrations").selectAll().orderBy("name").execute();
  });
  const newer = applied.findLast(
    ({ name, unused_since: since }) => !isKnown(name, migrations) && since && isOlder(version, since),
  );
  if (newer !== undefined) throw new StoreIsNewer(newer.name);
  const last = applied.at(-1)?.name;
  if (last !== undefined && isBefore(last, migrations)) throw new StoreIsOlder(last);
}

/** Whether a program with these migrations knows the step. The first one contains every step with an earlier name. */
export function isKnown(step: string, migrations: readonly Migration[] = allMigrations): boolean {
  return isBefore(step, migrations) || migrations.some(({ name }) => name === step);
}

/** Whether the step is only a part of the first migration. */
export function isBefore(step: string, [first]: readonly Migration[] = allMigrations): boolean {
  return first !== undefined && step < first.name;
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}

/** Creates the list of the steps that ran. `unused_since`: see decision 144. */
export async function createList(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("schema_migrations")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .addColumn("unused_since", "text")
    .execute();
}

async function applyOnce(store: Store, migration: Migration, now: number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(store.db, async (tx) => {
        await lockStore(store, tx);
        if (store.engine === "postgres") await sql`set local lock_timeout = ${sql.lit(tableWaitMs)}`.execute(tx);
        return applyInside(tx, migration, now);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === tries) throw new TableIsInUse(migration.name, error);
      await wait(pauseMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
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
  const { name, unusedSince } = migration;
  const since = unusedSince === undefined ? {} : { unused_since: unusedSince };
  await tx
    .insertInto("schema_migrations")
    .values({ name, applied_at: now, ...since })
    .execute();
  return true;
}

/** Admits one process until the transaction ends; on SQLite BEGIN IMMEDIATE already does. */
export async function lockStore(store: Store, tx: Transaction<Database>): Promise<void> {
  if (store.engine !== "postgres") return;
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
}
