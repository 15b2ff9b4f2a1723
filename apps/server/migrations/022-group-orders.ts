import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Orders to which several people add dishes. `people` is JSON text: one row holds all of a group order, so that each
 * change is one conditional update on `revision`. Times in milliseconds.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("group_orders")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("host_digest", "text", (column) => column.notNull())
    .addColumn("host_name", "text", (column) => column.notNull())
    .addColumn("warehouse_id", "integer", (column) => column.notNull())
    .addColumn("people", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("group_orders_by_network")
    .on("group_orders")
    .columns(["network", "created_at"])
    .execute();
  await db.schema.createIndex("group_orders_by_end").on("group_orders").column("expires_at").execute();
}
