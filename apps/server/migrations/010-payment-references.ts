import type { MigrationDb } from "../src/database/migrate.ts";

/**
 * What a gateway was told about a payment, and when it was last asked at a shopper's wish (milliseconds). Payments made
 * before have no reference of their own: order and attempt name them, as they did.
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
