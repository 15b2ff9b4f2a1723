import type { CompiledQuery, DatabaseConnection } from "kysely";
import { isPostgres } from "./lists.ts";
import type { Tx } from "./tables.ts";

const sentLast = new WeakMap<DatabaseConnection, readonly Promise<unknown>[]>();

/**
 * Runs the last statements of a transaction in their order. On PostgreSQL they are sent together with COMMIT, so that
 * locks last one round trip less. A failed statement turns COMMIT into a rollback, and the transaction throws its
 * error. Takes finished statements, because no later decision can depend on their results. A later call adds to them.
 */
export async function writeLast(tx: Tx, statements: readonly CompiledQuery<unknown>[]): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    if (!isPostgres(tx)) {
      for (const statement of statements) await connection.executeQuery(statement);
      return;
    }
    const sent = statements.map((statement) => connection.executeQuery(statement));
    // The commit awaits these promises; until then a failure must not count as an unhandled rejection.
    for (const answer of sent) answer.catch(() => undefined);
    sentLast.set(connection, [...(sentLast.get(connection) ?? []), ...sent]);
  });
}

/** Removes and returns the statements of a connection that its commit must await. */
export function takeLastWrites(connection: DatabaseConnection): readonly Promise<unknown>[] {
  const sent = sentLast.get(connection) ?? [];
  sentLast.delete(connection);
  return sent;
}
