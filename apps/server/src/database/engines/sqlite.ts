import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import SqliteFile from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from "kysely";
import { requireDataFolder } from "../data-folder.ts";
import type { Database } from "../tables.ts";
import { isFileLocked, waitingForTheLock } from "./sqlite-lock.ts";
import { statementCache } from "./statement-cache.ts";

/** While opening, before the server listens. */
const openingTimeoutMs = 5_000;
const conversionPauseMs = 20;

/** Settings that the store relies on; verified at every start because a build of SQLite may ignore a pragma. */
const demands: Readonly<Record<string, string | number>> = {
  journal_mode: "wal",
  synchronous: 2,
  foreign_keys: 1,
  // Deleted data must not remain in free pages of the file.
  secure_delete: 1,
  // Last: SQLite itself would block the whole process while it waits, see sqlite-lock.ts.
  busy_timeout: 0,
};

/**
 * Opens the store in a file, and creates a missing file. Throws when WAL, synchronous FULL or foreign keys are not
 * available.
 */
export function openSqlite(path: string): Kysely<Database> {
  requireDataFolder(dirname(path));
  makePrivateFile(path);
  const file = new SqliteFile(path, { timeout: openingTimeoutMs });
  convertToWal(file);
  for (const [pragma, value] of Object.entries(demands)) file.pragma(`${pragma} = ${value}`);
  for (const [pragma, value] of Object.entries(demands)) {
    const actual: unknown = file.pragma(pragma, { simple: true });
    if (actual !== value) throw new Error(`SQLite ${pragma} is ${String(actual)}, must be ${value}`);
  }
  return new Kysely<Database>({ dialect: new StoreDialect(file) });
}

/**
 * Creates a new store's file. SQLite would create one that every account of the machine may read; its further files
 * inherit the permissions of this one.
 */
function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, "ax", 0o600));
  } catch {
    // The file exists, or SQLite reports why it cannot be created.
  }
}

/**
 * Converts a file to WAL once, without concurrent access. SQLite ignores its timeout here and fails immediately if
 * another process writes. Without retries, one of two processes that create a store together would end.
 */
function convertToWal(file: SqliteFile.Database): void {
  const deadline = performance.now() + openingTimeoutMs;
  for (;;) {
    try {
      file.pragma("journal_mode = wal");
      return;
    } catch (error) {
      if (!isFileLocked(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, conversionPauseMs);
    }
  }
}

class StoreDialect extends SqliteDialect {
  readonly #file: SqliteFile.Database;

  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new StoreDriver(this.#file);
  }
}

/**
 * Takes the write lock at BEGIN: a transaction that reads first and writes later would otherwise fail at once if
 * another process wrote in between.
 */
class StoreDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;
  #connection: DatabaseConnection | null = null;

  constructor(file: SqliteFile.Database) {
    super({ database: cachingStatements(file) });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= waitingForTheLock(await super.acquireConnection());
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** SQLite rolls back by itself on a full or failing disk; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Preparing costs more than running a small statement. */
function cachingStatements(file: SqliteFile.Database) {
  return { close: () => void file.close(), prepare: statementCache((text) => file.prepare(text)) };
}
