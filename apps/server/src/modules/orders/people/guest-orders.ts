import type { BranchId, CouponId, CustomerId, OrderId } from "@skatert/domain";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { ordersIn } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** Whose orders: those of the account, and those that the numbers placed without one. */
export interface GuestKey {
  /** Null: no account. */
  readonly userId: CustomerId | null;
  /** E.164. */
  readonly numbers: readonly string[];
}

/** Orders that are not cancelled, with the times of the first and the last, milliseconds. */
export interface GuestOrderCount {
  readonly orders: number;
  readonly first_at: number | null;
  readonly last_at: number | null;
}

export async function countOrdersOfGuest(db: Db, { userId, numbers }: GuestKey): Promise<GuestOrderCount> {
  const counted = await db
    .selectFrom("orders")
    .select((eb) => [
      eb.fn.countAll<number>().as("orders"),
      eb.fn.min("created_at").as("first_at"),
      eb.fn.max("created_at").as("last_at"),
    ])
    .where("stage", "!=", "cancelled")
    .where((eb) =>
      eb.or([eb("user_id", "=", userId), eb.and([eb("user_id", "is", null), isOneOf(db, "phone", numbers)])]),
    )
    .executeTakeFirstOrThrow();
  return { ...counted, orders: Number(counted.orders) };
}

/** Live uses of coupons that count for a number. */
export async function couponUsesOf(
  db: Db,
  phone: string,
  coupons: readonly CouponId[],
): Promise<ReadonlyMap<CouponId, number>> {
  const rows = await db
    .selectFrom("coupon_counters")
    .select(["coupon_id", "uses"])
    .where("customer", "=", phone)
    .where(isOneOf(db, "coupon_id", coupons))
    .execute();
  return new Map(rows.map((row) => [row.coupon_id, row.uses]));
}

/** A guest's orders of these branches, newest first; `before`: only those placed before this order. */
export async function ordersOfGuest(
  db: Db,
  { userId, numbers }: GuestKey,
  {
    branches = "all",
    before = null,
    limit,
  }: { readonly branches?: "all" | readonly BranchId[]; readonly before?: OrderId | null; readonly limit: number },
): Promise<readonly StoredOrder[]> {
  const cursor = before === null ? null : await placedAt(db, before);
  const seen = sql`${branches === "all" ? sql`` : sql`and ${isOneOf(db, sql`(o.warehouse_id + 0)`, branches)}`}
    ${cursor === null ? sql`` : sql`and (o.created_at, o.id) < (${cursor}, ${before})`}`;
  const parts = [
    ...(userId === null ? [] : [sql`o.user_id = ${userId}`]),
    ...numbers.map((number) => sql`o.phone = ${number} and o.user_id is null`),
  ].map(
    (condition, index) => sql`select * from (select o.id, o.created_at from orders as o where ${condition} ${seen}
      order by o.created_at desc, o.id desc limit ${limit}) as ${sql.ref(`part${index}`)}`,
  );
  const { rows } = await newestOf(parts, limit).execute(db);
  const ids = rows.map(({ id }) => id);
  const found = new Map((await ordersIn(db, ids)).map((order) => [order.id, order]));
  return ids.map((id) => found.get(id)).filter((order) => order !== undefined);
}

function newestOf(parts: readonly RawBuilder<unknown>[], limit: number): RawBuilder<{ id: OrderId }> {
  return sql<{ id: OrderId }>`select id from (${sql.join(parts, sql` union all `)}) as merged
    order by created_at desc, id desc limit ${limit}`;
}

async function placedAt(db: Db, id: OrderId): Promise<number> {
  const order = await db.selectFrom("orders").select("created_at").where("id", "=", id).executeTakeFirst();
  return order?.created_at ?? 0;
}
