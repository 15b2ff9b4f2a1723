import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * The scope of an integration's key; existing keys keep all rights. The first day of birthday gifts for a number that
 * had an account before. Numbers are stored as digests, days as "yyyy-mm-dd".
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("integration_keys")
    .addColumn("scope", "text", (column) => column.notNull().defaultTo("all"))
    .execute();
  await db.schema.alterTable("users").addColumn("birthday_gifts_from", "text").execute();
  await db.schema
    .createTable("former_birthdays")
    .addColumn("person", "text", (column) => column.primaryKey())
    .addColumn("gifts_from", "text", (column) => column.notNull())
    .execute();
}
