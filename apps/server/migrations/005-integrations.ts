import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Nonces of signed integration requests, so that a replayed request is refused. Times are milliseconds. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("integration_nonces")
    .addColumn("consumer_key_hash", "text", (column) => column.notNull())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("integration_nonces_once", ["consumer_key_hash", "nonce"])
    .execute();
  await db.schema.createIndex("integration_nonces_by_time").on("integration_nonces").column("at").execute();
}
