import { sql } from "kysely";
import { rowsAs } from "../src/database/lists.ts";
import type { MigrationDb } from "../src/database/migrating/migration-db.ts";

/**
 * What a coupon gave to an order, on which day of the shop and by which typed code; and the sum that each coupon gave to
 * live orders, beside its count. Past gifts count as 0, because an order does not keep their price in the menu.
 */
export async function up(db: MigrationDb): Promise<void> {
  for (const [column, type, preset] of [
    ["discount", "bigint", 0],
    ["day", "text", ""],
  ] as const) {
    await db.schema
      .alterTable("coupon_uses")
      .addColumn(column, type, (added) => added.notNull().defaultTo(preset))
      .execute();
  }
  await db.schema.alterTable("coupon_uses").addColumn("code", "text").execute();
  await db.schema
    .alterTable("coupon_counters")
    .addColumn("given", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await fill(db);
  // The uses of a guest on a day, and those of a coupon over days.
  await db.schema.dropIndex("coupon_uses_by_customer").execute();
  await db.schema.createIndex("coupon_uses_by_customer").on("coupon_uses").columns(["customer", "day"]).execute();
  await db.schema.createIndex("coupon_uses_by_coupon").on("coupon_uses").columns(["coupon_id", "day"]).execute();
}

const batch = 1_000;

async function fill(db: MigrationDb): Promise<void> {
  const dayOf = daysIn(await zoneOf(db));
  for (let last = 0; ; ) {
    const { rows } = await sql<PastOrder>`select id, created_at, details from orders
      where id > ${last} and exists (select 1 from coupon_uses where order_id = orders.id)
      order by id limit ${batch}`.execute(db);
    const latest = rows.at(-1);
    if (latest === undefined) break;
    last = latest.id;
    const days = rows.map(({ id: order_id, created_at }) => ({ order_id, day: dayOf(Number(created_at)) }));
    await sql`update coupon_uses set day = dated.day
      from ${rowsAs(db, "dated", { order_id: "integer", day: "text" }, days)}
      where coupon_uses.order_id = dated.order_id`.execute(db);
    const columns = { order_id: "integer", coupon_id: "integer", discount: "bigint" } as const;
    await sql`update coupon_uses set discount = summed.discount from ${rowsAs(db, "summed", columns, rows.flatMap(discountsIn))}
      where coupon_uses.order_id = summed.order_id and coupon_uses.coupon_id = summed.coupon_id`.execute(db);
  }
  await sql`update coupon_counters set given = summed.discount
    from (select coupon_id, sum(discount) as discount from coupon_uses where released = 0 group by coupon_id) as summed
    where coupon_counters.coupon_id = summed.coupon_id and coupon_counters.customer = ''`.execute(db);
}

interface PastOrder {
  readonly id: number;
  readonly created_at: number | string;
  readonly details: string;
}

function discountsIn({ id, details }: PastOrder) {
  const { adjustments = [] }: { adjustments?: readonly { amount: number; couponId?: number }[] } = JSON.parse(details);
  const sums = new Map<number, number>();
  for (const { couponId, amount } of adjustments) {
    if (couponId !== undefined && amount < 0) sums.set(couponId, (sums.get(couponId) ?? 0) - amount);
  }
  return [...sums].map(([coupon_id, discount]) => ({ order_id: id, coupon_id, discount }));
}

/** The shop's time zone, or the one of a shop that names none. */
async function zoneOf(db: MigrationDb): Promise<string> {
  const { rows } = await sql<{ body: string }>`select body from shop_documents where name = 'settings'`.execute(db);
  try {
    const { wp_timezone: timeZone = "" } = JSON.parse(rows[0]?.body ?? "{}");
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return "Europe/Moscow";
  }
}

function daysIn(timeZone: string): (at: number) => string {
  // The Canadian form is the one of the column: 2026-11-30.
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (at) => format.format(at);
}
