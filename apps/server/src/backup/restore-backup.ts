import { sql } from "kysely";
import { migrations as allMigrations } from "../../migrations/index.ts";
import { applyInside, lockStore, type Migration, migrate } from "../database/migrate.ts";
import type { Store } from "../database/store.ts";
import type { Tx } from "../database/tables.ts";
import { transaction } from "../database/transaction.ts";
import { BackupFault, type Cell, type ContentLine } from "./backup-lines.ts";
import { openBackup } from "./read-backup.ts";
import { stageUploads } from "./restore-uploads.ts";
import { tablesInOrder } from "./store-shape.ts";

export interface RestoreReport {
  readonly at: string;
  readonly rows: number;
  readonly files: number;
}

export interface RestoreRequest {
  readonly store: Store;
  readonly dataDir: string;
  readonly path: string;
  readonly now: number;
  /** Replace what the store holds. */
  readonly force: boolean;
}

/**
 * Brings a store to the moment of a backup, then to the present shape; the engines may differ. All or nothing: a
 * damaged file changes nothing. Throws BackupFault for one that cannot be used, and for a store that holds anything
 * unless `force`. No server may run on the store meanwhile.
 */
export async function restoreBackup(request: RestoreRequest): Promise<RestoreReport> {
  const { store, now } = request;
  const { header, lines } = await openBackup(request.path);
  const shape = shapeOf(header.migrations);
  const uploads = await stageUploads(request.dataDir, request.force);
  try {
    // Not the repeating transaction: the file is read once.
    const rows = await store.db.transaction().execute(async (tx) => {
      await lockStore(store, tx);
      await emptyStore(store, tx, request.force);
      for (const migration of shape) await applyInside(tx, migration, now);
      const count = await insertLines(store, tx, lines, uploads.take);
      await uploads.place();
      return count;
    });
    await migrate(store, now);
    return { at: header.at, rows, files: uploads.count() };
  } finally {
    await uploads.discard();
  }
}

/** The migrations that made the backup's store, in their order. */
function shapeOf(names: readonly string[]): readonly Migration[] {
  const unknown = names.filter((name) => !allMigrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new BackupFault(`the backup is from a newer version of the program, which knows ${unknown.join(", ")}`);
  }
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
    if (rows.length > 0) {
      throw new BackupFault("the store is not empty; to replace everything in it, say --force");
    }
  }
}

async function insertLines(
  store: Store,
  tx: Tx,
  lines: AsyncIterable<Exclude<ContentLine, { end: true }>>,
  takeFile: (line: Extract<ContentLine, { file: string } | { piece: string }>) => Promise<void>,
): Promise<number> {
  const known = new Set(await tablesInOrder(store.engine, tx));
  let into: { readonly table: string; readonly columns: readonly string[] } | null = null;
  let count = 0;
  for await (const line of lines) {
    if ("table" in line) {
      if (!known.has(line.table)) throw new BackupFault(`the backup has an unknown table ${line.table}`);
      into = line;
    } else if ("row" in line) {
      if (into === null) throw new BackupFault("the backup is damaged: a row without its table");
      await insertRow(tx, into.table, into.columns, line.row);
      count += 1;
    } else await takeFile(line);
  }
  return count;
}

async function insertRow(tx: Tx, table: string, columns: readonly string[], row: readonly Cell[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(row)})`.execute(tx);
}
