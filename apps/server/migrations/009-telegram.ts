import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Accounts that a Telegram mini app opens without a code. Times are milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("telegram_links")
    .addColumn("visitor", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("linked_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("telegram_links_by_user").on("telegram_links").column("user_id").execute();
}
