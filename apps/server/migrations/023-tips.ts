import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Tips after the handover of an order, and the tip recipient of a practice payment. Money is minor units, times are
 * milliseconds.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("tips")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("attempt_key", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("gateway", "text", (column) => column.notNull())
    .addColumn("external_id", "text")
    .addColumn("transaction_id", "text")
    .addColumn("pay_url", "text")
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("paid_at", "bigint")
    .addUniqueConstraint("tips_one_number", ["order_id", "number"])
    .addUniqueConstraint("tips_one_attempt", ["order_id", "attempt_key"])
    .execute();
  await db.schema
    .createIndex("tips_one_created")
    .unique()
    .on("tips")
    .columns(["order_id", "recipient"])
    .where(sql.ref("state"), "=", "created")
    .execute();
  await db.schema.createIndex("tips_by_state").on("tips").columns(["state", "created_at"]).execute();
  await db.schema.alterTable("sandbox_payments").addColumn("tip_for", "text").execute();
}
