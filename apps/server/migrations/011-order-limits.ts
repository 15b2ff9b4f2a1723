import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Orders counted against the limits of a phone, a network or an account, and the unpaid orders of each. Subjects are
 * keyed digests or user ids; times are milliseconds. Wide networks of one-time codes have a column of their own.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_budgets")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("hour_used", "integer", (column) => column.notNull())
    .addColumn("hour_ends", "bigint", (column) => column.notNull())
    .addColumn("day_used", "integer", (column) => column.notNull())
    .addColumn("day_ends", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("order_budgets_by_end").on("order_budgets").column("day_ends").execute();
  await db.schema
    .createTable("unpaid_orders")
    .addColumn("order_id", "integer", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("unpaid_orders_key", ["order_id", "subject"])
    .execute();
  await db.schema.createIndex("unpaid_orders_by_subject").on("unpaid_orders").columns(["subject", "ends_at"]).execute();
  await db.schema
    .alterTable("code_sends")
    .addColumn("wide_network", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("code_sends_by_wide_network").on("code_sends").columns(["wide_network", "at"]).execute();
}
