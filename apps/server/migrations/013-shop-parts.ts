import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Long lists of a document are stored in parts, so that an edit writes and reads only what it changes. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("shop_documents")
    .addColumn("in_parts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("shop_parts")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
}
