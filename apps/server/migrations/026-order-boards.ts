import { sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Confirmation, version and place on the board of each order, and the feed of each branch. Older orders have no row and
 * count as confirmed. Orders that may still be in progress at the upgrade, preorders included, get a row, so the board
 * shows them.
 */
export async function up(db: MigrationDb): Promise<void> {
  await createBoards(db);
  await createFeed(db);
  const recent = sql`(select coalesce(max(created_at), 0) from orders) - ${sql.lit(twoDays)}`;
  await sql`insert into order_boards (order_id, branch_id, version, place, place_at, asks)
    select id, warehouse_id, 0, case when stage = 'awaiting-payment' then 'unpaid' else 'live' end, created_at, 0
    from orders
    where stage in ('awaiting-payment', 'accepted', 'cooking', 'ready', 'on-the-way')
      and (created_at > ${recent} or slot_start > ${recent})`.execute(db);
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

async function createBoards(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("order_boards")
    .addColumn("order_id", "integer", (column) => column.primaryKey().references("orders.id"))
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("place_at", "bigint", (column) => column.notNull())
    .addColumn("asks", "integer", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("confirmed_by", "text")
    .addColumn("cancel_asked_at", "bigint")
    .addColumn("cancel_declined_at", "bigint")
    .addColumn("refusal_reason", "text")
    .addColumn("refusal_message", "text")
    .execute();
  await db.schema
    .createIndex("order_boards_by_place")
    .on("order_boards")
    .columns(["branch_id", "place", "place_at"])
    .execute();
}

async function createFeed(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("branch_feed")
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("order_id", "integer", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("stage", "text")
    .addColumn("promised_at", "bigint")
    .addColumn("reason", "text")
    .addPrimaryKeyConstraint("branch_feed_numbers", ["branch_id", "number"])
    .execute();
  await db.schema.createIndex("branch_feed_by_order").on("branch_feed").columns(["order_id"]).execute();
}
