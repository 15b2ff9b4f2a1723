import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** The owner's input in the guide, and the opening of the shop by the guide (OFFICE-6). */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("guide_steps")
    .addColumn("step", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("guide_opening")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
}
