import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * The time since which a payment is owed back: the guest is promised a day of return. The promised time of an order,
 * the one before it, and whether the guest was asked to agree. Times are milliseconds.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_promises")
    .addColumn("order_id", "integer", (column) => column.primaryKey().references("orders.id"))
    .addColumn("promised_at", "bigint", (column) => column.notNull())
    .addColumn("was_at", "bigint")
    .addColumn("is_asked", "integer", (column) => column.notNull())
    .addColumn("moves", "integer", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("payments").addColumn("owed_at", "bigint").execute();
}
