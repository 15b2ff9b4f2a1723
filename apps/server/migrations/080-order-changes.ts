import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** An index for integrations that ask for the orders changed since their last call. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createIndex("orders_by_change").on("orders").columns(["updated_at", "id"]).execute();
}
