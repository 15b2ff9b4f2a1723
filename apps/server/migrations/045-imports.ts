import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Imports of tables: their plans, their applied changes, and the bases with which the next import compares. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("columns", "text", (column) => column.notNull())
    .addColumn("archive_missing", "integer", (column) => column.notNull())
    .addColumn("counts", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("chosen", "text")
    .addColumn("by_id", "integer", (column) => column.notNull())
    .addColumn("by_name", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("change_id", "integer")
    .execute();
  await db.schema.createIndex("imports_by_time").on("imports").columns(["at"]).execute();
  await partTables(db);
  await db.schema
    .createTable("import_bases")
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("import_id", "integer", (column) => column.notNull())
    .addColumn("origin", "text")
    .addColumn("texts", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("import_bases_once", ["import_id", "product_id"])
    .execute();
}

/** Rows of these tables are deleted with their import. */
async function partTables(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("import_tables")
    .addColumn("import_id", "integer", (column) => column.notNull().references("imports.id").onDelete("cascade"))
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("import_tables_once", ["import_id", "part"])
    .execute();
  await db.schema
    .createTable("import_rows")
    .addColumn("import_id", "integer", (column) => column.notNull().references("imports.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("has_conflict", "integer", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("import_rows_once", ["import_id", "position"])
    .execute();
  await db.schema
    .createIndex("import_rows_by_kind")
    .on("import_rows")
    .columns(["import_id", "kind", "position"])
    .execute();
  await db.schema
    .createTable("import_pictures")
    .addColumn("import_id", "integer", (column) => column.notNull().references("imports.id").onDelete("cascade"))
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("file", "text")
    .addColumn("reason", "text")
    .addPrimaryKeyConstraint("import_pictures_once", ["import_id", "address"])
    .execute();
}
