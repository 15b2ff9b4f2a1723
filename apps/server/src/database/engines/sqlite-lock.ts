import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseConnection } from "kysely";

/** Maximum wait for another process to release the file, milliseconds. */
const longestWaitMs = 5_000;
const shortestLookMs = 2;
const longestLookMs = 30;
const begin = /^begin\b/;

/** Whether another process holds the file. */
export function isFileLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && /^SQLITE_BUSY/.test(error.code);
}

/** Resolves after a short wait with whether to try again; false after the maximum wait. */
export function lockRetries(): () => Promise<boolean> {
  const waitEnds = performance.now() + longestWaitMs;
  return async () => {
    if (performance.now() >= waitEnds) return false;
    await wait(shortestLookMs + Math.random() * (longestLookMs - shortestLookMs));
    return true;
  };
}

/**
 * A single statement waits here without blocking the process. A transaction's BEGIN does not, because it must release
 * the connection while it waits, see transaction.ts. Inside a transaction nothing is locked any more.
 */
export function waitingForTheLock(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) {
      let retries: (() => Promise<boolean>) | null = null;
      for (;;) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isFileLocked(error) || begin.test(query.sql)) throw error;
          retries ??= lockRetries();
          if (!(await retries())) throw error;
        }
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
