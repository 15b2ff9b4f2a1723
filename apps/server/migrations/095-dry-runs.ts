import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Dry runs of promotions over past carts, with their progress and result. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("dry_runs")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("coupon", "text", (column) => column.notNull())
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("from_at", "bigint", (column) => column.notNull())
    .addColumn("to_at", "bigint", (column) => column.notNull())
    .addColumn("begun", "integer", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("result", "text")
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("dry_runs_by_time").on("dry_runs").column("at").execute();
  await db.schema.createIndex("dry_runs_by_state").on("dry_runs").column("state").execute();
}
