import type { CompiledQuery } from "kysely";
import type { Db } from "./tables.ts";

/** Sends one statement; answers its rows. */
export type Send = <Row>(query: CompiledQuery<Row>) => Promise<readonly Row[]>;

/**
 * Sends statements without waiting for each other's answers, on one connection and in the order of the calls. On
 * PostgreSQL they share one network round trip. Inside a transaction the first failure fails those behind it, and is
 * the one thrown when `work` awaits them with Promise.all.
 */
export function together<Result>(db: Db, work: (send: Send) => Promise<Result>): Promise<Result> {
  return db.getExecutor().provideConnection(async (connection) => {
    const sent: Promise<unknown>[] = [];
    const send: Send = (query) => {
      const rows = connection.executeQuery<RowOf<typeof query>>(query).then((result) => result.rows);
      sent.push(rows);
      return rows;
    };
    try {
      return await work(send);
    } finally {
      // The connection goes back only when nothing of ours is on its way any more.
      await Promise.allSettled(sent);
    }
  });
}

type RowOf<Query> = Query extends CompiledQuery<infer Row> ? Row : never;
