import type { MigrationDb } from "../src/database/migrate.ts";

/**
 * What an integration's keys open; existing keys keep all rights. From which day an account gets birthday gifts, when
 * its number has had an account before: the number is a digest, the days are "yyyy-mm-dd".
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
