import type { MigrationDb } from "../src/database/migration-db.ts";

/**
 * When money of a payment became owed: the guest is promised the day by which it is back. The time an order is promised
 * for, the one before it, and whether its guest was asked to agree. Times in milliseconds.
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
