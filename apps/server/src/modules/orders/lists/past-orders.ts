import {
  type CouponId,
  type CustomerId,
  type EarlierTotal,
  type EarlierUses,
  money,
  type OrderId,
} from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { storedOrder } from "../stored/order-repository.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/** Milliseconds; `to` is exclusive. */
export interface PastPeriod {
  readonly from: number;
  readonly to: number;
}

/** The position of an order in time. */
export type OrderPosition = Pick<StoredOrder, "id" | "created_at">;

/** An order without its stages, and its single-use code; null: none. */
export interface PastOrder {
  readonly order: StoredOrder;
  readonly singleUseCode: string | null;
}

/** Orders of the past in order of time, without cancelled ones, and the counts before them. */
export interface PastOrders {
  count(period: PastPeriod): Promise<number>;
  /** When the oldest of the newest `most` orders was placed, milliseconds. Null: there are fewer. */
  beginOfNewest(period: PastPeriod, most: number): Promise<number | null>;
  /** The next orders after a position. */
  next(period: PastPeriod, after: OrderPosition | null, most: number): Promise<readonly PastOrder[]>;
  /** Orders before an instant, of accounts by id and of guests by phone. */
  countsBefore(
    at: number,
    who: { readonly userIds: readonly CustomerId[]; readonly phones: readonly string[] },
  ): Promise<{ readonly ofUsers: ReadonlyMap<CustomerId, number>; readonly ofGuests: ReadonlyMap<string, number> }>;
  /** All uses of coupons before an instant. */
  totalsBefore(at: number, couponIds: readonly CouponId[]): Promise<readonly EarlierTotal[]>;
  /** Uses by guests before an instant, by the numbers that they count for. `day`: the shop's day for `usesOnDay`. */
  usesBefore(asked: AskedUses): Promise<readonly EarlierUses[]>;
}

export interface AskedUses {
  readonly at: number;
  readonly day: string;
  readonly couponIds: readonly CouponId[];
  readonly customers: readonly string[];
}

export function createPastOrders(db: Db): PastOrders {
  const live = () => db.selectFrom("orders").where("stage", "!=", "cancelled");
  const within = ({ from, to }: PastPeriod) => live().where("created_at", ">=", from).where("created_at", "<", to);
  return {
    async count(period) {
      const row = await within(period)
        .select((eb) => eb.fn.countAll<number>().as("orders"))
        .executeTakeFirstOrThrow();
      return Number(row.orders);
    },
    async beginOfNewest(period, most) {
      const row = await within(period)
        .select("created_at")
        .orderBy("created_at", "desc")
        .offset(most - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.created_at ?? null;
    },
    async next({ from, to }, after, most) {
      const rows = await within({ from: after?.created_at ?? from, to })
        .$if(after !== null, (query) =>
          query.where((eb) => eb.or([eb("created_at", ">", after?.created_at ?? 0), eb("id", ">", after?.id ?? 0)])),
        )
        .selectAll()
        .orderBy("created_at")
        .orderBy("id")
        .limit(most)
        .execute();
      const codes = await singleUseCodes(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ order: storedOrder(row, []), singleUseCode: codes.get(row.id) ?? null }));
    },
    async countsBefore(at, { userIds, phones }) {
      const before = live()
        .where("created_at", "<", at)
        .select((eb) => eb.fn.countAll<number>().as("orders"));
      const [users, guests] = await Promise.all([
        before
          .select("user_id")
          .where(isOneOf(db, "user_id", userIds))
          .groupBy("user_id")
          .execute(),
        before
          .select("phone")
          .where(isOneOf(db, "phone", phones))
          .where("user_id", "is", null)
          .groupBy("phone")
          .execute(),
      ]);
      return {
        ofUsers: new Map(users.flatMap(({ user_id: id, orders }) => (id === null ? [] : [[id, Number(orders)]]))),
        ofGuests: new Map(guests.map(({ phone, orders }) => [phone, Number(orders)])),
      };
    },
    totalsBefore: (at, couponIds) => totalsBefore(db, at, couponIds),
    usesBefore: (asked) => usesBefore(db, asked),
  };
}

async function singleUseCodes(db: Db, orderIds: readonly OrderId[]): Promise<ReadonlyMap<OrderId, string>> {
  const rows = await db
    .selectFrom("coupon_uses")
    .select(["order_id", "code"])
    .where(isOneOf(db, "order_id", orderIds))
    .where("code", "is not", null)
    .execute();
  return new Map(rows.flatMap(({ order_id, code }) => (code === null ? [] : [[order_id, code]])));
}

function usesQuery(db: Db, at: number) {
  return db
    .selectFrom("coupon_uses")
    .innerJoin("orders", "orders.id", "coupon_uses.order_id")
    .where("coupon_uses.released", "=", 0)
    .where("orders.created_at", "<", at);
}

async function totalsBefore(db: Db, at: number, couponIds: readonly CouponId[]): Promise<readonly EarlierTotal[]> {
  if (couponIds.length === 0) return [];
  const rows = await usesQuery(db, at)
    .where(isOneOf(db, "coupon_uses.coupon_id", couponIds))
    .select((eb) => [
      "coupon_uses.coupon_id as couponId",
      eb.fn.countAll<number>().as("uses"),
      eb.fn.sum<number>("coupon_uses.discount").as("given"),
    ])
    .groupBy("coupon_uses.coupon_id")
    .execute();
  return rows.map(({ couponId, uses, given }) => ({ couponId, uses: Number(uses), given: money(Number(given)) }));
}

async function usesBefore(db: Db, { at, day, couponIds, customers }: AskedUses): Promise<readonly EarlierUses[]> {
  if (couponIds.length === 0 || customers.length === 0) return [];
  const rows = await usesQuery(db, at)
    .select((eb) => [
      "coupon_uses.coupon_id as couponId",
      "coupon_uses.customer as customer",
      eb.fn.countAll<number>().as("uses"),
      eb.fn.sum<number>(eb.case().when("coupon_uses.day", "=", day).then(1).else(0).end()).as("usesOnDay"),
    ])
    .where(isOneOf(db, "coupon_uses.customer", customers))
    .groupBy(["coupon_uses.coupon_id", "coupon_uses.customer"])
    .execute();
  // Not in the statement: SQLite would read all uses of the coupons for each page of guests.
  const asked = new Set(couponIds);
  return rows
    .filter(({ couponId }) => asked.has(couponId))
    .map((row) => ({ ...row, uses: Number(row.uses), usesOnDay: Number(row.usesOnDay) }));
}
