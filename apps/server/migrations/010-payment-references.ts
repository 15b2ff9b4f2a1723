import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * The reference sent to the gateway, and the time of the last status request caused by a shopper (milliseconds). Older
 * payments have no reference; order and attempt identify them.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("payments")
    .addColumn("reference", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("payments")
    .addColumn("asked_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
}
