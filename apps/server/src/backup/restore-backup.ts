import { sql } from "kysely";
import { migrations as allMigrations } from "../../migrations/index.ts";
import { applyInside, lockStore, migrate } from "../database/migrating/migrate.ts";
import type { Migration } from "../database/migrating/migration-db.ts";
import type { Store } from "../database/store.ts";
import type { Tx } from "../database/tables.ts";
import type { Uploads } from "../ports/uploads/uploads.ts";
import { BackupFault } from "./backup-lines.ts";
import { requireKnownSteps } from "./known-steps.ts";
import { openBackup } from "./read-backup.ts";
import { insertLines } from "./restore-rows.ts";
import { stageUploads } from "./restore-uploads.ts";
import { tablesInOrder } from "./store-shape.ts";

export interface RestoreReport {
  /** ISO instant of the backup. */
  readonly at: string;
  readonly rows: number;
  readonly files: number;
}

export interface RestoreRequest {
  readonly store: Store;
  readonly uploads: Uploads;
  readonly path: string;
  readonly now: number;
  /** Replaces the contents of the store. */
  readonly force: boolean;
}

/**
 * Restores a store from a backup and migrates it; the engines may differ. All or nothing: a damaged file changes
 * nothing. Throws BackupFault for an unusable file, and for a store with any content unless `force`. No server may run
 * on the store meanwhile.
 */
export async function restoreBackup(request: RestoreRequest): Promise<RestoreReport> {
  const { store, now } = request;
  const { header, lines } = await openBackup(request.path);
  const shape = shapeOf(header.migrations);
  const uploads = await stageUploads(request.uploads, request.force);
  try {
    // Not the repeating transaction, because the file is read once.
    const rows = await store.db.transaction().execute(async (tx) => {
      await lockStore(store, tx);
      await emptyStore(store, tx, request.force);
      for (const migration of shape) await applyInside(tx, migration, now);
      const tables = await tablesInOrder(store.engine, tx);
      const count = await insertLines(tx, new Set(tables), lines, uploads.take);
      await uploads.place();
      return count;
    });
    await uploads.keep();
    await migrate(store, now);
    return { at: header.at, rows, files: uploads.count() };
  } finally {
    await uploads.discard();
  }
}

/** The migrations of the backup's store, in their order. */
function shapeOf(names: readonly string[]): readonly Migration[] {
  requireKnownSteps(names, "backup");
  return allMigrations.filter(({ name }) => names.includes(name));
}

async function emptyStore(store: Store, tx: Tx, force: boolean): Promise<void> {
  const tables = await tablesInOrder(store.engine, tx);
  if (!force) await refuseFullStore(tx, tables);
  for (const table of tables.toReversed()) await tx.schema.dropTable(table).execute();
}

async function refuseFullStore(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (table === "schema_migrations") continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) throw new BackupFault("the store is not empty; to replace everything in it, use --force");
  }
}
