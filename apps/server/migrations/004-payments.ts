import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Payments of orders, one row per attempt, and the state of the practice gateway. Money is minor units. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("gateway", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("received", "bigint")
    .addColumn("external_id", "text")
    .addColumn("transaction_id", "text")
    .addColumn("pay_url", "text")
    .addColumn("claimed_until", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("payments_one_attempt", ["order_id", "attempt"])
    .addUniqueConstraint("payments_one_transaction", ["gateway", "transaction_id"])
    .execute();
  await db.schema
    .createIndex("payments_one_open")
    .unique()
    .on("payments")
    .column("order_id")
    .where(sql.ref("state"), "in", ["starting", "pending"])
    .execute();
  await db.schema
    .createIndex("payments_one_paid")
    .unique()
    .on("payments")
    .column("order_id")
    .where(sql.ref("state"), "=", "paid")
    .execute();
  await db.schema.createIndex("payments_by_external_id").on("payments").columns(["gateway", "external_id"]).execute();
  await db.schema.createIndex("payments_by_state").on("payments").columns(["state", "created_at"]).execute();
  await createSandbox(db);
}

async function createSandbox(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("sandbox_payments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_number", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("return_url", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
