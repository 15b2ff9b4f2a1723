import { sql } from "kysely";
import { isPostgres } from "../src/database/lists.ts";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** One table of the calls that were answered under an `Idempotency-Key`, instead of a column or table of each. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("repeated_calls")
    .addColumn("caller", "text", (column) => column.notNull())
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("call_key", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("repeated_calls_once", ["caller", "call", "call_key"])
    .execute();
  await db.schema.createIndex("repeated_calls_by_end").on("repeated_calls").column("ends_at").execute();
  await keepOrders(db);
  await db.schema.dropTable("order_attempts").execute();
  await db.schema.dropTable("stock_attempts").execute();
  await db.schema.dropTable("shop_draft_attempts").execute();
  for (const table of ["stops", "shop_draft_entities", "requests", "tips", "staff", "shop_changes", "shop_releases"])
    await dropKey(db, table);
}

/** An order must not be placed twice because its answer was lost during the upgrade. */
async function keepOrders(db: MigrationDb): Promise<void> {
  const ends = sql`created_at + 2592000000`;
  await sql`insert into repeated_calls (caller, call, call_key, digest, answer, ends_at)
    select 'shopper', 'POST /wp-json/checkout/order', attempt_key, fingerprint, answer, ${ends}
    from order_attempts
    where answer <> '' and attempt_key not like '% %' and attempt_key not like 'office:%'`.execute(db);
  // The key of an integration's order begins with its name. Keys of the body alone were kept for ten seconds.
  await sql`insert into repeated_calls (caller, call, call_key, digest, answer, ends_at)
    select 'integration ' || name, 'POST /wp-json/wc/v3/orders', substr(attempt_key, length(name) + 2), fingerprint,
      answer, ${ends}
    from order_attempts
    join (select distinct name from integration_keys) as named
      on substr(attempt_key, 1, length(name) + 1) = name || ' '
    where answer <> '' and substr(attempt_key, length(name) + 2) not like 'body %'`.execute(db);
}

/**
 * SQLite drops no column of a unique constraint: there the table is written anew without it. Rows of other tables refer
 * to the same keys before and after.
 */
async function dropKey(db: MigrationDb, table: string): Promise<void> {
  if (isPostgres(db)) {
    await db.schema.alterTable(table).dropColumn("attempt_key").execute();
    return;
  }
  const { rows } = await sql<{ type: string; sql: string }>`select type, sql from sqlite_master
    where tbl_name = ${table} and sql is not null order by type desc`.execute(db);
  const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const kept = sql.join(columns.rows.filter(({ name }) => name !== "attempt_key").map(({ name }) => sql.ref(name)));
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`create table former_rows as select * from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  for (const made of rows) await sql.raw(withoutKey(made.sql)).execute(db);
  await sql`insert into ${sql.table(table)} (${kept}) select ${kept} from former_rows`.execute(db);
  await db.schema.dropTable("former_rows").execute();
}

function withoutKey(text: string): string {
  return text
    .replace(/, "attempt_key" text( not null)?( unique)?/, "")
    .replace(', constraint "tips_one_attempt" unique ("order_id", "attempt_key")', "");
}
