import type { CompiledQuery, DatabaseConnection } from "kysely";
import type { Db } from "./tables.ts";

/** Sends one statement; returns its rows. */
export type Send = <Row>(query: CompiledQuery<Row>) => Promise<readonly Row[]>;

/**
 * Sends statements without waiting for each other's answers, on one connection and in the order of the calls. On
 * PostgreSQL they share one network round trip. Inside a transaction the first failure fails those behind it, and it is
 * the one that is thrown.
 */
export async function together<Result>(db: Db, work: (send: Send) => Promise<Result>): Promise<Result> {
  const executor = db.getExecutor();
  if (!db.isTransaction) return executor.provideConnection((connection) => onConnection(connection, work));
  // A transaction keeps its connection, but lends it to one caller at a time: held during `work`, a statement that `work`
  // executes by the transaction itself would wait for ever.
  return onConnection(await executor.provideConnection(async (connection) => connection), work);
}

async function onConnection<Result>(
  connection: DatabaseConnection,
  work: (send: Send) => Promise<Result>,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  let isOver = false;
  const send: Send = async (query) => {
    if (isOver) throw new Error("statement not sent because an earlier one failed");
    const rows = connection.executeQuery<RowOf<typeof query>>(query).then((result) => result.rows);
    sent.push(rows);
    return await rows;
  };
  try {
    return await work(send);
  } catch (error) {
    isOver = true;
    // A later statement's "transaction is aborted" may arrive before the failure that caused it.
    const failures = await failuresOf(sent);
    throw failures.includes(error) ? failures[0] : error;
  } finally {
    // The connection is released only after all our statements are answered, and no more are sent.
    isOver = true;
    await Promise.allSettled(sent);
  }
}

/** In the order of the calls. */
async function failuresOf(sent: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const outcomes = await Promise.allSettled(sent);
  return outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
}

type RowOf<Query> = Query extends CompiledQuery<infer Row> ? Row : never;
