import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * What a branch of a chain has instead of the shop's common one. Lists are JSON; no row, an empty list and null: the
 * common one.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("branch_overrides")
    .addColumn("branch_id", "integer", (column) => column.primaryKey())
    .addColumn("telegram_chats", "text", (column) => column.notNull())
    .addColumn("alert_phones", "text", (column) => column.notNull())
    .addColumn("mail_addresses", "text", (column) => column.notNull())
    .addColumn("payment_account", "text")
    .execute();
}
