import { type Coupon, type CouponId, type CouponUses, dayKey, localTime, money, type TimeZone } from "@skatert/domain";
import { sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";
import { type Send, together } from "../../database/together.ts";
import { numberOf, type Shopper } from "./shopper.ts";

type CountedCoupon = Pick<Coupon, "id" | "usageLimitPerDay">;

/** The statements behind readCouponUses, for a caller that sends further ones with them. */
export interface CouponUsesQueries {
  readonly counters: ReturnType<typeof countersQuery>;
  /** Null: no coupon is limited per day. */
  readonly today: ReturnType<typeof usesOfDayQuery> | null;
}

export function couponUsesQueries(
  db: Db,
  coupons: readonly CountedCoupon[],
  shopper: Shopper,
  { now, timeZone }: { readonly now: number; readonly timeZone: TimeZone },
): CouponUsesQueries {
  const daily = coupons.filter(({ usageLimitPerDay }) => usageLimitPerDay !== null);
  const day = dayKey(localTime(now, timeZone).day);
  return {
    counters: countersQuery(db, coupons, shopper),
    today: daily.length === 0 ? null : usesOfDayQuery(db, daily, numberOf(shopper), day),
  };
}

/** The uses of the shop's coupons, in all and by a shopper. */
export async function readCouponUses(
  db: Db,
  coupons: readonly CountedCoupon[],
  shopper: Shopper,
  clock: { readonly now: number; readonly timeZone: TimeZone },
): Promise<ReadonlyMap<CouponId, CouponUses>> {
  return together(db, (send) => sendCouponUses(send, couponUsesQueries(db, coupons, shopper, clock)));
}

export async function sendCouponUses(
  send: Send,
  { counters, today }: CouponUsesQueries,
): Promise<ReadonlyMap<CouponId, CouponUses>> {
  const [rows, days] = await Promise.all([send(counters), today === null ? [] : send(today)]);
  const uses = new Map<CouponId, CouponUses>();
  for (const { coupon_id: id, customer, uses: count, given } of rows) {
    const known = uses.get(id) ?? { total: 0, byCustomer: 0 };
    uses.set(id, customer === "" ? { ...known, total: count, given: money(given) } : { ...known, byCustomer: count });
  }
  for (const { coupon_id: id, uses: count } of days) {
    uses.set(id, { ...(uses.get(id) ?? { total: 0, byCustomer: 0 }), byCustomerToday: Number(count) });
  }
  return uses;
}

/** Counters of the shop's own coupons only. Personal coupons of past years have one counter per guest. */
function countersQuery(db: Db, coupons: readonly CountedCoupon[], shopper: Shopper) {
  return db
    .selectFrom("coupon_counters")
    .select(["coupon_id", "customer", "uses", "given"])
    .where(isOneOf(db, "coupon_id", coupons.map(idOf)))
    .where("customer", "in", [sql.val(""), numberOf(shopper)])
    .compile();
}

/** Live uses of a customer's number on a day of the shop. */
export function usesOfDayQuery(
  db: Db,
  coupons: readonly Pick<Coupon, "id">[],
  number: string | ReturnType<typeof numberOf>,
  day: string,
) {
  return db
    .selectFrom("coupon_uses")
    .select((eb) => ["coupon_id" as const, eb.fn.countAll<number>().as("uses")])
    .where("customer", "=", number)
    .where("day", "=", day)
    .where("released", "=", 0)
    .where(isOneOf(db, "coupon_id", coupons.map(idOf)))
    .groupBy("coupon_id")
    .compile();
}

/** The live order that has a single-use code; see `codeKey`. */
export function codeUseQuery(db: Db, couponId: CouponId, key: string) {
  return (
    db
      .selectFrom("coupon_uses")
      .select(["order_id", "coupon_id"])
      .where("coupon_id", "=", couponId)
      .where("code", "=", key)
      // Written out, so that both engines use the partial index.
      .where("released", "=", sql.lit(0))
      .limit(1)
      .compile()
  );
}

function idOf({ id }: Pick<Coupon, "id">): CouponId {
  return id;
}
