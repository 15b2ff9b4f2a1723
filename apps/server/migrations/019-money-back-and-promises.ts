import type { MigrationDb } from "../src/database/migrate.ts";

/** When money of a payment became owed, milliseconds: the guest is promised the day by which it is back. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.alterTable("payments").addColumn("owed_at", "bigint").execute();
}
