import { sql } from "kysely";
import type { Store } from "../../database/store.ts";

/** The size of a shop's history. */
export interface HistorySize {
  /** The branch of all orders. */
  readonly warehouseId: number;
  readonly orders: number;
  readonly guests: number;
  readonly couponCounters: number;
  readonly ledgerRows: number;
}

const threeYearsMs = 3 * 365 * 86_400_000;
const firstId = 100_000;
/** Ids of generated guests; the shop's accounts have lower ids. */
const firstGuest = 100_000;
const slotMs = 1_800_000;
/** Details of about the size of a stored order with five lines. */
const detailsOfAnOrder = JSON.stringify({
  ...{ lines: [], adjustments: [], customer: "", couponIds: [], bonusPoints: 0, comment: "", changeFrom: null },
  ...{ delivery: { method: "local_pickup", address: null, coordinates: null }, receipt: null },
  filling: "x".repeat(1_500),
});

/** The phone of a generated guest; `guest` from 0. */
export function guestPhone(guest: number): string {
  return `+7${9_200_000_000 + guest}`;
}

/** The surname of one guest in a thousand. */
export function guestSurname(guest: number): string {
  return `фамилия${guest % 1_000}`;
}

/**
 * Fills a store that has its shop with three years of orders up to `now`, by statements that generate the rows in the
 * database. One order in a thousand is still in the kitchen, two in a hundred were cancelled.
 */
export async function fillHistory({ db, engine }: Store, size: HistorySize, now: number): Promise<void> {
  const step = Math.max(1, Math.floor(threeYearsMs / size.orders));
  const rows = (count: number) => sql`(with recursive n(i) as (select 0 union all select i + 1 from n
    where i < ${sql.lit(count - 1)}) select i from n) as n`;
  const at = sql`cast(${now - size.orders * step} as bigint) + cast(n.i as bigint) * ${sql.lit(step)}`;
  const guest = sql`(n.i * 1931) % ${sql.lit(size.guests)}`;
  const phone = sql`'+7' || (9200000000 + ${guest})`;
  const id = sql`${sql.lit(firstId)} + n.i`;
  const surname = sql`'фамилия' || ((${guest}) % 1000)`;
  const stage = sql`case when n.i % 1000 = 0 then 'cooking' when n.i % 50 = 1 then 'cancelled' else 'handed-over' end`;
  const orders = rows(size.orders);
  const statements = [
    sql`insert into orders select ${id}, 'history-' || n.i, ${sql.lit(firstGuest)} + ${guest}, ${phone},
      'Анна Ф' || substr(${surname}, 2), null, ${stage}, 'local_pickup', ${sql.lit(size.warehouseId)}, ${at}, 'cash', 0,
      150000, ${sql.lit(detailsOfAnOrder)}, ${at}, ${at} from ${orders} where true`,
    sql`insert into order_stages select ${id}, 'accepted', ${at}, 'shopper' from ${orders} where true`,
    sql`insert into order_words select 'анна', ${at}, ${id} from ${orders} where true`,
    sql`insert into order_words select ${surname}, ${at}, ${id} from ${orders} where true`,
    sql`insert into coupon_uses select ${id}, 7000 + n.i % 100, ${phone}, 0 from ${orders} where n.i % 3 = 0`,
    sql`insert into users (id, phone, name, email, birth, preferences, referral_code, created_at)
      select ${sql.lit(firstGuest)} + n.i, '+7' || (9200000000 + n.i), 'Анна', null, null, '{}', 'history' || n.i, ${now}
      from ${rows(size.guests)} where true`,
    sql`insert into customer_orders select '+7' || (9200000000 + n.i), 5 from ${rows(size.guests)} where true`,
    sql`insert into bonus_accounts select ${sql.lit(firstGuest)} + n.i, 100 from ${rows(size.guests)} where true`,
    sql`insert into coupon_counters select 7000 + n.i % 100, '+7' || (9200000000 + n.i), 1
      from ${rows(size.couponCounters)} where true`,
    sql`insert into bonus_entries select 'history-' || n.i, ${sql.lit(firstGuest)} + ${guest}, ${id}, 'earned', 10, ${at}
      from ${rows(size.ledgerRows)} where true`,
    sql`insert into slot_counters (warehouse_id, method, slot_start, orders, sum) select ${sql.lit(size.warehouseId)}, 'local_pickup',
      ${sql.lit(now - (now % slotMs))} - cast(n.i + 100 as bigint) * ${sql.lit(slotMs)}, 5, 500000
      from ${rows(Math.min(size.orders, 50_000))} where true`,
    sql`insert into sequences values ('order', ${sql.lit(firstId + size.orders)})
      on conflict (name) do update set value = excluded.value`,
  ];
  for (const statement of statements) await statement.execute(db);
  if (engine === "postgres") await sql`vacuum analyze`.execute(db);
}
