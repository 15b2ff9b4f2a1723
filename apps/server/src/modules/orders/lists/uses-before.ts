import {
  type BranchId,
  type Coupon,
  type CouponId,
  type CustomerId,
  type Money,
  money,
  type OrderId,
  zero,
} from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import { accountWith } from "../../../shop/state/shopper.ts";

/** An order, and the guest that it counts for. */
export interface CountedOrder {
  readonly id: OrderId;
  readonly userId: CustomerId | null;
  /** See OrderDetails.customer. */
  readonly customer: string;
  /** The shop's day on which it was placed, as in `coupon_uses.day`. */
  readonly day: string;
}

export type LimitedCoupon = Pick<Coupon, "id" | "usageLimit" | "budget">;

/** Uses of a coupon before an order; `byCustomerToday`: on that order's day. `given` in minor units. */
interface UsesBefore {
  readonly total: number;
  readonly given: Money;
  readonly byCustomer: number;
  readonly byCustomerToday: number;
}

/** The counts that coupons are judged by, as they were when an order was placed. */
export interface CountsBefore {
  readonly ordersCount: number;
  readonly couponUses: ReadonlyMap<CouponId, UsesBefore>;
}

/**
 * The guest's orders and the uses of coupons before an order, without those that are cancelled by now. The totals of
 * coupons with a limit or a budget are the present ones less the uses of that order and of later ones.
 */
export async function countsBefore(
  db: Db,
  order: CountedOrder,
  coupons: readonly LimitedCoupon[],
): Promise<CountsBefore> {
  const limited = coupons.flatMap(({ id, usageLimit, budget }) => (usageLimit === null && budget === null ? [] : [id]));
  const [orders, own, totals, since] = await together(db, (send) =>
    Promise.all([
      send(ordersBefore(db, order)),
      send(ownUsesBefore(db, order)),
      send(totalsNow(db, limited)),
      send(usesSince(db, order, limited)),
    ]),
  );
  const couponUses = new Map<CouponId, UsesBefore>();
  const add = (id: CouponId, part: Partial<UsesBefore>) =>
    couponUses.set(id, { ...(couponUses.get(id) ?? unused), ...part });
  for (const { coupon_id, uses, given } of totals) {
    const later = since.find((row) => row.coupon_id === coupon_id);
    const [laterUses, laterGiven] = [Number(later?.uses ?? 0), Number(later?.given ?? 0)];
    add(coupon_id, { total: uses - laterUses, given: money(given - laterGiven) });
  }
  for (const { coupon_id, uses, today } of own)
    add(coupon_id, { byCustomer: Number(uses), byCustomerToday: Number(today) });
  return { ordersCount: Number(orders[0]?.orders ?? 0), couponUses };
}

const unused: UsesBefore = { total: 0, given: zero, byCustomer: 0, byCustomerToday: 0 };

/** The single-use code of an order; other codes are not stored. Null: none. */
export async function singleUseCodeOf(db: Db, orderId: OrderId): Promise<string | null> {
  const used = await db
    .selectFrom("coupon_uses")
    .select("code")
    .where("order_id", "=", orderId)
    .where("code", "is not", null)
    .executeTakeFirst();
  return used?.code ?? null;
}

/** Whether a guest has a live order in one of the branches, by account or by number. */
export async function hasOrderedIn(
  db: Db,
  branches: readonly BranchId[],
  { userId, phone }: { readonly userId: CustomerId | null; readonly phone: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("orders")
    .select("id")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("phone", "=", phone)]))
    .where(isOneOf(db, "warehouse_id", branches))
    .where("stage", "!=", "cancelled")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A guest is an account, its number without it, and the number of orders without an account; see couponResults. */
function ordersBefore(db: Db, { id, userId, customer }: CountedOrder) {
  return sql<{ orders: number }>`select
    (select count(*) from orders where user_id in (${userId}, ${accountWith(sql.val(customer))})
      and id < ${id} and stage <> 'cancelled') +
    (select count(*) from orders where phone = ${customer} and user_id is null and id < ${id} and stage <> 'cancelled')
    as orders`.compile(db);
}

function ownUsesBefore(db: Db, { id, customer, day }: CountedOrder) {
  return db
    .selectFrom("coupon_uses")
    .select((eb) => [
      "coupon_id",
      eb.fn.countAll<number>().as("uses"),
      eb.fn.sum<number>(eb.case().when("day", "=", day).then(1).else(0).end()).as("today"),
    ])
    .where("customer", "=", customer)
    .where("order_id", "<", id)
    .where("released", "=", 0)
    .groupBy("coupon_id")
    .compile();
}

function totalsNow(db: Db, couponIds: readonly CouponId[]) {
  return db
    .selectFrom("coupon_counters")
    .select(["coupon_id", "uses", "given"])
    .where(isOneOf(db, "coupon_id", couponIds))
    .where("customer", "=", "")
    .compile();
}

function usesSince(db: Db, { id, day }: CountedOrder, couponIds: readonly CouponId[]) {
  return db
    .selectFrom("coupon_uses")
    .select((eb) => ["coupon_id", eb.fn.countAll<number>().as("uses"), eb.fn.sum<number>("discount").as("given")])
    .where(isOneOf(db, "coupon_id", couponIds))
    .where("day", ">=", day)
    .where("order_id", ">=", id)
    .where("released", "=", 0)
    .groupBy("coupon_id")
    .compile();
}
