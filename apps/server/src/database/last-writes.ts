import type { CompiledQuery, DatabaseConnection } from "kysely";
import { isPostgres } from "./lists.ts";
import type { Tx } from "./tables.ts";

const sentLast = new WeakMap<DatabaseConnection, readonly Promise<unknown>[]>();

/**
 * Executes the last statements of a transaction, in their order. On PostgreSQL COMMIT travels with them, so that locks
 * are held for one round trip less: a failed statement turns COMMIT into a rollback, and the transaction throws its
 * error. Takes whole statements, because nothing can be decided by their answers any more.
 */
export async function writeLast(tx: Tx, statements: readonly CompiledQuery<unknown>[]): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    if (!isPostgres(tx)) {
      for (const statement of statements) await connection.executeQuery(statement);
      return;
    }
    const sent = statements.map((statement) => connection.executeQuery(statement));
    // The commit awaits it; until then a failure must not count as an unhandled rejection.
    for (const answer of sent) answer.catch(() => undefined);
    sentLast.set(connection, sent);
  });
}

/** The statements of a connection that its commit has to await; they are forgotten. */
export function takeLastWrites(connection: DatabaseConnection): readonly Promise<unknown>[] {
  const sent = sentLast.get(connection) ?? [];
  sentLast.delete(connection);
  return sent;
}
