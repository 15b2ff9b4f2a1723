import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/** Requests, including table bookings, and ratings of orders and dishes. Times are milliseconds, JSON is text. */
export async function up(db: MigrationDb): Promise<void> {
  await createRequests(db);
  await createRatings(db);
}

async function createRequests(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("requests")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("request_key", "text", (column) => column.notNull())
    .addColumn("attempt_key", "text", (column) => column.unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("user_id", "integer")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("comment", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("product_id", "integer")
    .addColumn("product_name", "text")
    .addColumn("restaurant_id", "integer")
    .addColumn("place", "text")
    .addColumn("seats", "integer")
    .addColumn("starts_at", "bigint")
    .addColumn("ends_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("requests_by_network").on("requests").columns(["network", "created_at"]).execute();
  await db.schema.createIndex("requests_by_phone").on("requests").columns(["phone", "created_at"]).execute();
  await db.schema.createIndex("requests_by_user").on("requests").column("user_id").execute();
  await db.schema.createIndex("requests_by_table").on("requests").columns(["restaurant_id", "starts_at"]).execute();
}

async function createRatings(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_ratings")
    .addColumn("order_id", "integer", (column) => column.primaryKey())
    .addColumn("stars", "integer", (column) => column.notNull())
    .addColumn("comment", "text", (column) => column.notNull())
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hidden", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("order_ratings_by_time").on("order_ratings").column("at").execute();
  await db.schema
    .createTable("dish_ratings")
    .addColumn("product_id", "integer", (column) => column.notNull())
    .addColumn("order_id", "integer", (column) => column.notNull())
    .addColumn("stars", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("dish_ratings_once", ["product_id", "order_id"])
    .execute();
  await db.schema.createIndex("dish_ratings_by_order").on("dish_ratings").column("order_id").execute();
}
