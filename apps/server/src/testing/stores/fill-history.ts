import { type RawBuilder, sql } from "kysely";
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
  lines: [],
  adjustments: [],
  customer: "",
  couponIds: [],
  bonusPoints: 0,
  comment: "",
  changeFrom: null,
  delivery: { method: "local_pickup", address: null, coordinates: null },
  receipt: null,
  filling: "x".repeat(1_500),
});

const dayMs = 86_400_000;
/** The orders of the old day before the history, equal in every store, and their ids. */
const oldDay = { orders: 100, firstId: 50_000, years: 4 };

/** Instant of the first order of the old day: noon in UTC, so that it is the same day in most branches. */
function oldNoon(now: number): number {
  const day = now - oldDay.years * 365 * dayMs;
  return day - (day % dayMs) + dayMs / 2;
}

/** The day with the same hundred orders in a store of any size: «2022-11-24». */
export function sameDay(now: number): string {
  return new Date(oldNoon(now)).toISOString().slice(0, 10);
}

/** The latest orders, which are unfinished: more than a board shows. The guest of each twentieth asks to cancel it. */
const live = { orders: 400, asksEach: 20 };

/** A call-back for every tenth order; the latest are not answered yet. */
const callBacks = { each: 10, open: 50 };

/** Dishes of the branch's menu over the years. An order has five of them, and twenty orders also have the rare one. */
const dishes = { count: 300, ofOrder: 5, rare: 20 };
/** Numbers of names, as long as those of digests. */
const firstDish = 140_737_488_355_328;

/** Parts of the names of a dish that one order in sixty has, of one that twenty orders have, and of all dishes. */
export const searchedDishes = { common: "блюдо 7 из", rare: "праздничный", every: "из меню" } as const;

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
 * database. One order in a thousand is still in the kitchen, two in a hundred were cancelled. All but the latest are
 * finished on their boards.
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
  const isLive = sql`n.i >= ${sql.lit(size.orders - live.orders)}`;
  const asks = sql`${isLive} and n.i % ${sql.lit(live.asksEach)} = 0`;
  const stage = sql`case when ${isLive} or n.i % 1000 = 0 then 'cooking' when n.i % 50 = 1 then 'cancelled' else 'handed-over' end`;
  const orders = rows(size.orders);
  const seenAt = sql`cast(${now} as bigint) - n.i`;
  const statements = [
    sql`insert into orders select ${id}, 'history-' || n.i, ${sql.lit(firstGuest)} + ${guest}, ${phone},
      'Анна Ф' || substr(${surname}, 2), null, ${stage}, 'local_pickup', ${sql.lit(size.warehouseId)}, ${at}, 'cash', 0,
      150000, ${sql.lit(detailsOfAnOrder)}, ${at}, ${at} from ${orders} where true`,
    sql`insert into orders select ${sql.lit(oldDay.firstId)} + n.i, 'old-day-' || n.i, ${sql.lit(firstGuest)} + n.i,
      '+7' || (9200000000 + n.i), 'Анна', null, 'handed-over', 'local_pickup', ${sql.lit(size.warehouseId)},
      cast(${oldNoon(now)} as bigint) + n.i * 60000, 'cash', 0, 150000, ${sql.lit(detailsOfAnOrder)},
      cast(${oldNoon(now)} as bigint), cast(${oldNoon(now)} as bigint) from ${rows(oldDay.orders)} where true`,
    sql`insert into order_boards (order_id, branch_id, version, place, place_at, asks, due_at, cancel_asked_at)
      select ${id}, ${sql.lit(size.warehouseId)}, 2, case when ${isLive} then 'live' else 'done' end,
        ${at} - ${sql.lit(dayMs)}, 0, ${at}, case when ${asks} then ${at} end from ${orders} where true`,
    ...dishStatements(size, { rows, at, id }),
    ...callBackStatements(size, { rows, at, id }),
    ...["placed", "moved"].map(
      (kind, index) => sql`insert into branch_feed (branch_id, number, kind, order_id, at, made_by)
        select ${sql.lit(size.warehouseId)}, 2 * n.i + ${sql.lit(index + 1)}, ${sql.lit(kind)}, ${id}, ${at}, 'shopper'
        from ${orders} where true`,
    ),
    sql`insert into sequences values (${sql.lit(`feed:${size.warehouseId}`)}, ${sql.lit(2 * size.orders)})
      on conflict (name) do update set value = excluded.value`,
    sql`insert into order_stages select ${id}, 'accepted', ${at}, 'shopper' from ${orders} where true`,
    sql`insert into order_words select 'анна', ${at}, ${id} from ${orders} where true`,
    sql`insert into order_words select ${surname}, ${at}, ${id} from ${orders} where true`,
    sql`insert into coupon_uses (order_id, coupon_id, customer, released)
      select ${id}, 7000 + n.i % 100, ${phone}, 0 from ${orders} where n.i % 3 = 0`,
    sql`insert into users (id, phone, name, email, birth, preferences, referral_code, created_at)
      select ${sql.lit(firstGuest)} + n.i, '+7' || (9200000000 + n.i), 'Анна', null, null, '{}', 'history' || n.i, ${now}
      from ${rows(size.guests)} where true`,
    sql`insert into guests (phone, name, folded, orders, first_at, last_at, seen_at)
      select '+7' || (9200000000 + n.i), 'Анна Фамилия' || (n.i % 1000), 'анна фамилия' || (n.i % 1000), 5,
        ${seenAt}, ${seenAt}, ${seenAt} from ${rows(size.guests)} where true`,
    sql`insert into customer_orders select '+7' || (9200000000 + n.i), 5 from ${rows(size.guests)} where true`,
    sql`insert into bonus_accounts select ${sql.lit(firstGuest)} + n.i, 100 from ${rows(size.guests)} where true`,
    sql`insert into coupon_counters (coupon_id, customer, uses) select 7000 + n.i % 100, '+7' || (9200000000 + n.i), 1
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

interface Columns {
  readonly rows: (count: number) => RawBuilder<unknown>;
  /** Time and id of the order of a row. */
  readonly at: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
}

/** The dishes of all orders for the search. */
function dishStatements({ warehouseId, orders }: HistorySize, { rows, at, id }: Columns) {
  const branch = sql.lit(warehouseId);
  const dish = (number: RawBuilder<unknown>) => sql`cast(${sql.lit(firstDish)} as bigint) + 982451 * (${number})`;
  const placed = Array.from({ length: dishes.ofOrder }, (_, index) => {
    const number = sql`(n.i * 7 + ${sql.lit(index * 61)}) % ${sql.lit(dishes.count)}`;
    return sql`insert into order_dishes (branch_id, dish, created_at, order_id)
      select ${branch}, ${dish(number)}, ${at}, ${id} from ${rows(orders)} where true`;
  });
  const rare = dish(sql.lit(dishes.count));
  return [
    sql`insert into dish_names (branch_id, dish, name)
      select ${branch}, ${dish(sql`n.i`)}, 'блюдо ' || n.i || ' из меню' from ${rows(dishes.count)} where true`,
    sql`insert into dish_names (branch_id, dish, name) values (${branch}, ${rare}, 'торт праздничный')`,
    ...placed,
    sql`insert into order_dishes (branch_id, dish, created_at, order_id) select ${branch}, ${rare}, ${at}, ${id}
      from ${rows(orders)} where n.i % ${sql.lit(Math.ceil(orders / dishes.rare))} = 0`,
  ];
}

/** The requests of guests to be called, with their items in the inbox. */
function callBackStatements({ warehouseId, orders, guests }: HistorySize, { rows, at }: Columns) {
  const count = Math.ceil(orders / callBacks.each);
  const number = sql`n.i + 1`;
  const phone = sql`'+7' || (9200000000 + n.i % ${sql.lit(guests)})`;
  const isOpen = sql`n.i >= ${sql.lit(count - callBacks.open)}`;
  return [
    sql`insert into requests (id, request_key, kind, state, name, phone, comment, network, restaurant_id, created_at,
        updated_at)
      select ${number}, 'history-' || n.i, 'call', case when ${isOpen} then 'new' else 'done' end, 'Анна', ${phone}, '',
        '', ${sql.lit(warehouseId)}, ${at}, ${at} from ${rows(count)} where true`,
    sql`insert into inbox_items (id, kind, branch_id, request_id, at, due_at, state, outcome, message, ended_at, points,
        search, version, changed)
      select ${number}, 'call', ${sql.lit(warehouseId)}, ${number}, ${at}, ${at},
        case when ${isOpen} then 'open' else 'done' end, case when ${isOpen} then null else 'done' end, '',
        case when ${isOpen} then null else ${at} end, 0, 'анна ' || ${phone}, 1, ${number} from ${rows(count)} where true`,
    sql`insert into sequences values ('inbox', ${sql.lit(count)})
      on conflict (name) do update set value = excluded.value`,
  ];
}
