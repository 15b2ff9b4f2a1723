import { type RawBuilder, sql } from "kysely";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * Unanswered orders: answering settings of a branch, acknowledgements of its boards, its alarms, and push subscriptions
 * of its staff. Also practice orders, and slot counters over all methods of a branch. Money is minor units, times are
 * milliseconds. Ids of practice orders are negative, so order ids here do not reference `orders`.
 */
export async function up(db: MigrationDb): Promise<void> {
  await createAnswering(db);
  await createStaffDevices(db);
  await createPracticeOrders(db);
  await countDishes(db);
}

async function createAnswering(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("branch_board")
    .addColumn("branch_id", "integer", (column) => column.primaryKey())
    .addColumn("unanswered_after_minutes", "integer", (column) => column.notNull())
    .addColumn("unanswered_action", "text", (column) => column.notNull())
    .addColumn("auto_confirm", "text", (column) => column.notNull())
    .addColumn("capacity_orders", "integer")
    .addColumn("capacity_dishes", "integer")
    .addColumn("capacity_sum", "bigint")
    .execute();
  await db.schema
    .createTable("board_acks")
    .addColumn("order_id", "integer", (column) => column.notNull())
    .addColumn("ring", "integer", (column) => column.notNull())
    .addColumn("board", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("board_acks_once", ["order_id", "ring", "board"])
    .execute();
  await db.schema.createIndex("board_acks_by_time").on("board_acks").column("at").execute();
  await db.schema.alterTable("order_boards").addColumn("called_at", "bigint").execute();
  await db.schema
    .createTable("board_incidents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("began_at", "bigint", (column) => column.notNull())
    .addColumn("pushed_at", "bigint")
    .addColumn("messaged_at", "bigint")
    .addColumn("ended_at", "bigint")
    .execute();
  await db.schema
    .createIndex("board_incidents_one_open")
    .unique()
    .on("board_incidents")
    .column("branch_id")
    .where(sql.ref("ended_at"), "is", null)
    .execute();
  await db.schema.createIndex("board_incidents_by_time").on("board_incidents").column("began_at").execute();
}

async function createStaffDevices(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("staff_push")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("session", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("staff_push_by_session").on("staff_push").column("session").execute();
  await db.schema.createIndex("staff_push_by_endpoint").on("staff_push").column("endpoint").execute();
}

async function createPracticeOrders(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable("practice_orders")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("branch_id", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("stage", "text", (column) => column.notNull())
    .addColumn("promised_at", "bigint", (column) => column.notNull())
    .addColumn("promised_before", "bigint")
    .addColumn("confirmed_at", "bigint")
    .addColumn("confirmed_by", "text")
    .addColumn("lines", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("practice_orders_by_branch")
    .on("practice_orders")
    .columns(["branch_id", "created_at"])
    .execute();
  await db.schema.createIndex("practice_orders_by_time").on("practice_orders").column("created_at").execute();
}

/** Method of the rows that count a branch's slot over all methods. */
const allMethods = sql.lit("all");

async function countDishes(db: MigrationDb): Promise<void> {
  await db.schema
    .alterTable("slot_counters")
    .addColumn("dishes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (let last = 0; ; ) {
    const { rows } = await liveOrders(last).execute(db);
    for (const order of rows) await addDishes(order).execute(db);
    const latest = rows.at(-1);
    if (latest === undefined) break;
    last = latest.id;
  }
  await sql`insert into slot_counters (warehouse_id, method, slot_start, orders, sum, dishes)
    select warehouse_id, ${allMethods}, slot_start, cast(sum(orders) as integer), cast(sum(sum) as bigint),
      cast(sum(dishes) as integer) from slot_counters group by warehouse_id, slot_start`.execute(db);
}

interface LiveOrder {
  readonly id: number;
  readonly warehouse_id: number;
  readonly method: string;
  readonly slot_start: number;
  readonly details: string;
}

/** Slots start at most two months ahead. */
const longestMs = 60 * 86_400_000;

/** Orders that may still be cancelled: a cancellation subtracts their dishes from the counter. */
function liveOrders(after: number): RawBuilder<LiveOrder> {
  return sql<LiveOrder>`select id, warehouse_id, method, slot_start, details from orders
    where stage in ('awaiting-payment', 'accepted', 'cooking', 'ready', 'on-the-way')
      and created_at > (select max(created_at) - ${sql.lit(longestMs)} from orders)
      and id > ${after} order by id limit 1000`;
}

function addDishes({ warehouse_id, method, slot_start, details }: LiveOrder): RawBuilder<unknown> {
  const { lines }: { readonly lines: readonly { readonly quantity: number }[] } = JSON.parse(details);
  const dishes = lines.reduce((count, { quantity }) => count + quantity, 0);
  return sql`update slot_counters set dishes = dishes + ${dishes}
    where warehouse_id = ${warehouse_id} and method = ${method} and slot_start = ${slot_start}`;
}
