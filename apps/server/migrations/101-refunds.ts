import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Refunds of a part of an order's money (CHANGE-2), and their parts: one for each payment that the money goes back to,
 * or one for cash. `returned` of a payment is the sum of its parts, `receipt` are its positions. An order may have
 * several payments after a change, so it no longer has at most one that counts. Money is minor units, times are
 * milliseconds.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("refunds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull().unique())
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("lines", "text", (column) => column.notNull())
    .addColumn("points_back", "integer", (column) => column.notNull())
    .addColumn("points_taken", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("refunds_by_order").on("refunds").columns(["order_id", "number"]).execute();
  await db.schema
    .createTable("refund_parts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("refund_id", "text", (column) => column.notNull().references("refunds.id"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("payment_id", "text", (column) => column.references("payments.id"))
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("receipt", "text", (column) => column.notNull())
    .addColumn("gateway_before", "bigint")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("external_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("refund_parts_by_order").on("refund_parts").column("order_id").execute();
  await db.schema.createIndex("refund_parts_by_payment").on("refund_parts").columns(["payment_id", "number"]).execute();
  await db.schema.createIndex("refund_parts_by_state").on("refund_parts").columns(["state", "created_at"]).execute();
  await db.schema
    .alterTable("payments")
    .addColumn("returned", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("payments").addColumn("receipt", "text").execute();
  await db.schema
    .createTable("sandbox_refunds")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("payment_id", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.dropIndex("payments_one_paid").execute();
  await db.schema.createIndex("payments_paid").on("payments").columns(["order_id", "state"]).execute();
}
