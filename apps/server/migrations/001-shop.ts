import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** The shop's documents from its folder, their revisions, and the stock of each branch. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("shop_documents")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("body", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("shop_revisions")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("revision", "text", (column) => column.notNull())
    .addColumn("imported_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("stock")
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("variation_id", "integer", (column) => column.notNull())
    .addColumn("warehouse_id", "integer", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("imported_quantity", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("stock_one_row", ["warehouse_id", "product_id", "variation_id"])
    .execute();
}
