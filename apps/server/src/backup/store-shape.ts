import SqliteFile from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import { migrations } from "../../migrations/index.ts";
import { createList } from "../database/migrating/migrate.ts";
import type { Engine } from "../database/store.ts";
import type { Database, Db } from "../database/tables.ts";

/** Running every migration takes longer than reading the rows of a small shop. */
let own: Promise<ReadonlySet<string>> | undefined;

/**
 * The shop's own tables in the store, each after the tables that its rows refer to. Other tables of the database are
 * excluded.
 */
export async function tablesInOrder(engine: Engine, db: Db): Promise<readonly string[]> {
  own ??= ownTables();
  const migrated = await own;
  const names = (await tableNames(engine, db)).filter((name) => migrated.has(name));
  const parents = await references(engine, db, names);
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { child, parent } of parents) if (child === name && parent !== name) place(parent);
    ordered.push(name);
  };
  for (const name of names) place(name);
  return ordered;
}

/** Every table of the migrations, found by running them on a store in memory. */
async function ownTables(): Promise<ReadonlySet<string>> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new SqliteFile(":memory:") }) });
  try {
    await createList(db);
    for (const migration of migrations) await migration.up(db);
    return new Set(await tableNames("sqlite", db));
  } finally {
    await db.destroy();
  }
}

async function tableNames(engine: Engine, db: Db): Promise<readonly string[]> {
  const query =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master
          where type = 'table' and name not like 'sqlite@_%' escape '@' order by name`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

interface TableReference {
  readonly child: string;
  readonly parent: string;
}

async function references(engine: Engine, db: Db, names: readonly string[]): Promise<readonly TableReference[]> {
  if (engine === "postgres") {
    const query = sql<TableReference>`select child.relname as child, parent.relname as parent
      from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_class parent on parent.oid = c.confrelid
      join pg_namespace n on n.oid = child.relnamespace
      where c.contype = 'f' and n.nspname = current_schema()`;
    return (await query.execute(db)).rows;
  }
  const found: TableReference[] = [];
  for (const child of names) {
    const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${child})`.execute(db);
    found.push(...rows.map(({ table: parent }) => ({ child, parent })));
  }
  return found;
}
