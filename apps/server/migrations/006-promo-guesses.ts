import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Wrong promo codes by the digest of the shopper's network. Times are milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("promo_guesses")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("promo_guesses_by_time").on("promo_guesses").column("at").execute();
  await db.schema.createIndex("promo_guesses_by_address").on("promo_guesses").columns(["address", "at"]).execute();
}
