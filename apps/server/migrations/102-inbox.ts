import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Items that wait for an answer of the restaurant, how each kind is treated, and what answers add to requests and
 * ratings: the table of a booking, whether its guests came, the reason of a refusal, a reply.
 */
export async function up(db: MigrationDb): Promise<void> {
  await createItems(db);
  await db.schema
    .createTable("inbox_rules")
    .addColumn("kind", "text", (column) => column.primaryKey())
    .addColumn("due_minutes", "integer", (column) => column.notNull())
    .addColumn("rings", "integer", (column) => column.notNull())
    .addColumn("escalates", "integer", (column) => column.notNull())
    .execute();
  await addToRequests(db);
  for (const name of ["reply", "hidden_reason"])
    await db.schema.alterTable("order_ratings").addColumn(name, "text").execute();
}

async function createItems(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("inbox_items")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("branch_id", "integer")
    .addColumn("request_id", "integer")
    .addColumn("order_id", "integer")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addColumn("assignee_id", "integer")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("reason", "text")
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("ended_by", "text")
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("changed", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("inbox_items_by_due").on("inbox_items").columns(["state", "due_at", "id"]).execute();
  await db.schema.createIndex("inbox_items_by_end").on("inbox_items").columns(["state", "ended_at", "id"]).execute();
  await db.schema.createIndex("inbox_items_by_change").on("inbox_items").column("changed").unique().execute();
  await db.schema.createIndex("inbox_items_by_request").on("inbox_items").column("request_id").execute();
  await db.schema.createIndex("inbox_items_by_order").on("inbox_items").column("order_id").execute();
}

async function addToRequests(db: MigrationDb): Promise<void> {
  for (const name of ["table_number", "visit", "lang", "refusal_reason"])
    await db.schema.alterTable("requests").addColumn(name, "text").execute();
  await db.schema
    .alterTable("requests")
    .addColumn("refusal_message", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("requests")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
