import { type Kysely, sql } from "kysely";
import type { Engine } from "../database/store.ts";
import type { Database, Db } from "../database/tables.ts";
import type { Cell } from "./backup-lines.ts";

const batch = 500;

export type Row = Readonly<Record<string, Cell>>;

/** Runs `work` on a snapshot of the store: later writes are not visible, and no lock blocks other writers. */
export async function withSnapshot<Result>(
  engine: Engine,
  db: Kysely<Database>,
  work: (snapshot: Db) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const begin = engine === "sqlite" ? "begin deferred" : "begin isolation level repeatable read read only";
    await sql.raw(begin).execute(connection);
    try {
      return await work(connection);
    } finally {
      // Nothing was written, so rollback and commit are the same.
      await sql.raw("rollback").execute(connection);
    }
  });
}

/** Rows of a table in batches; call inside `withSnapshot`. */
export function rowsOf(engine: Engine, snapshot: Db, table: string): AsyncIterable<readonly Row[]> {
  return engine === "sqlite" ? sqliteRows(snapshot, table) : postgresRows(snapshot, table);
}

async function* sqliteRows(snapshot: Db, table: string): AsyncGenerator<readonly Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row & { "~rowid": number }>`select *, rowid as "~rowid" from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${batch}`.execute(snapshot);
    const latest = rows.at(-1);
    if (latest === undefined) return;
    last = latest["~rowid"];
    yield rows.map(({ "~rowid": _rowid, ...row }) => row);
  }
}

async function* postgresRows(snapshot: Db, table: string): AsyncGenerator<readonly Row[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(snapshot);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from backup_rows`.execute(snapshot);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backup_rows`.execute(snapshot);
}
