import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Push API subscriptions for order news. Times are milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("push_subscriptions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("session", "text")
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("push_subscriptions_once", ["endpoint", "owner"])
    .execute();
  await db.schema.createIndex("push_subscriptions_by_owner").on("push_subscriptions").column("owner").execute();
}
