import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Changes of placed orders, numbered within their order, and the one that a guest is asked about. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_versions")
    .addColumn("order_id", "integer", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("consent", "text", (column) => column.notNull())
    .addColumn("delta", "text", (column) => column.notNull())
    .addColumn("total_was", "integer", (column) => column.notNull())
    .addColumn("total_now", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_versions_pk", ["order_id", "number"])
    .execute();
  await db.schema
    .createTable("order_proposals")
    .addColumn("order_id", "integer", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("device_id", "integer")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("asked", "text", (column) => column.notNull())
    .addColumn("delta", "text", (column) => column.notNull())
    .addColumn("total_was", "integer", (column) => column.notNull())
    .addColumn("total_now", "integer", (column) => column.notNull())
    .addColumn("owed", "integer", (column) => column.notNull())
    .execute();
}
