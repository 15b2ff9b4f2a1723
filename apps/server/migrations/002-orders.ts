import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Orders and everything that an order takes from the shop: stock moves, coupon uses, slot room,
 * points. Times are milliseconds, money is minor units, JSON is text.
 */
export async function up(db: MigrationDb): Promise<void> {
  await createOrders(db);
  await createReservations(db);
  await createPlumbing(db);
}

async function createOrders(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("order_key", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "integer")
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("stage", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("warehouse_id", "integer", (column) => column.notNull())
    .addColumn("slot_start", "bigint", (column) => column.notNull())
    .addColumn("payment_method", "text", (column) => column.notNull())
    .addColumn("paid_online", "integer", (column) => column.notNull())
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("orders_by_phone").on("orders").columns(["phone", "created_at"]).execute();
  await db.schema.createIndex("orders_by_user").on("orders").columns(["user_id", "created_at"]).execute();
  await db.schema.createIndex("orders_by_creation").on("orders").columns(["created_at"]).execute();
  await db.schema
    .createTable("order_stages")
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("stage", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_stages_once", ["order_id", "stage"])
    .execute();
}

async function createReservations(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("stock_moves")
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("variation_id", "integer", (column) => column.notNull())
    .addColumn("warehouse_id", "integer", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("stock_moves_once", ["order_id", "kind", "product_id", "variation_id"])
    .execute();
  await db.schema
    .createTable("coupon_uses")
    .addColumn("order_id", "integer", (column) => column.notNull().references("orders.id"))
    .addColumn("coupon_id", "integer", (column) => column.notNull())
    .addColumn("customer", "text", (column) => column.notNull())
    .addColumn("released", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("coupon_uses_once", ["order_id", "coupon_id"])
    .execute();
  await db.schema
    .createTable("coupon_counters")
    .addColumn("coupon_id", "integer", (column) => column.notNull())
    .addColumn("customer", "text", (column) => column.notNull())
    .addColumn("uses", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("coupon_counters_one", ["coupon_id", "customer"])
    .execute();
  await db.schema
    .createTable("slot_counters")
    .addColumn("warehouse_id", "integer", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("slot_start", "bigint", (column) => column.notNull())
    .addColumn("orders", "integer", (column) => column.notNull())
    .addColumn("sum", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("slot_counters_one", ["warehouse_id", "method", "slot_start"])
    .execute();
  await db.schema
    .createTable("customer_orders")
    .addColumn("customer", "text", (column) => column.primaryKey())
    .addColumn("orders", "integer", (column) => column.notNull())
    .execute();
  await createPoints(db);
}

async function createPoints(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("bonus_accounts")
    .addColumn("user_id", "integer", (column) => column.primaryKey())
    .addColumn("balance", "integer", (column) => column.notNull().check(sql`balance >= 0`))
    .execute();
  await db.schema
    .createTable("bonus_entries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("order_id", "integer")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("bonus_entries_once")
    .unique()
    .on("bonus_entries")
    .columns(["order_id", "kind"])
    .execute();
}

async function createPlumbing(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_attempts")
    .addColumn("attempt_key", "text", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("order_id", "integer")
    .addColumn("answer", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sequences")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("run_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("claimed_until", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("last_error", "text")
    .execute();
  await db.schema.createIndex("jobs_due").on("jobs").columns(["state", "run_at"]).execute();
  await db.schema
    .createTable("integration_keys")
    .addColumn("consumer_key_hash", "text", (column) => column.primaryKey())
    .addColumn("consumer_secret_hash", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
