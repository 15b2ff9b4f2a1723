import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Temporary decisions of a branch's staff (stops, pace, pause) and answered stock changes. Times are milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("stops")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .addColumn("business_day", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("attempt_key", "text")
    .addUniqueConstraint("stops_one_target", ["branch_id", "kind", "target"])
    .execute();
  await db.schema.createIndex("stops_holding").on("stops").columns(["branch_id", "ends_at"]).execute();
  await db.schema
    .createTable("branch_pace")
    .addColumn("branch_id", "integer", (column) => column.primaryKey())
    .addColumn("extra_minutes", "integer", (column) => column.notNull())
    .addColumn("express", "integer", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("branch_pauses")
    .addColumn("branch_id", "integer", (column) => column.primaryKey())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("ends_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("stock_attempts")
    .addColumn("staff_id", "integer", (column) => column.notNull())
    .addColumn("attempt_key", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("stock_attempts_once", ["staff_id", "attempt_key"])
    .execute();
  await db.schema.createIndex("stock_attempts_by_time").on("stock_attempts").columns(["at"]).execute();
}
