import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";

const attempts = 5;
/** Serialization failure, deadlock (PostgreSQL); another process held the file too long (SQLite). */
const worthRepeating = new Set(["40001", "40P01", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT"]);

/**
 * Runs `work` in one write transaction: BEGIN IMMEDIATE on SQLite, read committed on PostgreSQL.
 * A throw rolls everything back and is passed on. A lost race is repeated from the start a few
 * times, so `work` must do nothing outside the store.
 */
export async function transaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !worthRepeating.has(errorCode(error))) throw error;
      await wait(5 * 2 ** attempt * Math.random());
    }
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
