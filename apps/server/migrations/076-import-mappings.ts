import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** A person's mapping of columns, for the next file with the same headings. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("import_mappings")
    .addColumn("headings", "text", (column) => column.primaryKey())
    .addColumn("mapping", "text", (column) => column.notNull())
    .addColumn("import_id", "integer", (column) => column.notNull())
    .execute();
}
