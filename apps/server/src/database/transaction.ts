import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import { isFileLocked, lockRetries } from "./engines/sqlite-lock.ts";

const attempts = 5;
/** Serialization failure, deadlock, a statement prepared before a table changed (PostgreSQL). */
const worthRepeating = new Set(["40001", "40P01", "0A000"]);

/**
 * Runs `work` in one write transaction: BEGIN IMMEDIATE on SQLite, read committed on PostgreSQL. An exception rolls
 * back and is rethrown. A lost race is repeated from the start a few times, and a lock of another process on SQLite's
 * file is waited for. Therefore `work` must have no effect outside the store.
 */
export async function transaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const retries = lockRetries();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (isFileLocked(error) && (await retries())) {
        attempt -= 1;
        continue;
      }
      if (attempt === attempts || !worthRepeating.has(errorCode(error))) throw error;
      await wait(5 * 2 ** attempt * Math.random());
    }
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
