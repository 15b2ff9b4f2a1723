import type { CouponId, Money, OrderId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import type { Db, Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { codeUseQuery, usesOfDayQuery } from "../../../shop/state/coupon-uses.ts";
import { lost } from "../placing/unplaced.ts";

/** A use of a coupon by an order. */
export interface CouponUse {
  readonly couponId: CouponId;
  /** What the coupon gives to the order. */
  readonly discount: Money;
  /** The single-use code, by `codeKey`. Null: the coupon has none. */
  readonly code: string | null;
}

export interface CouponTake extends CouponUse {
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  readonly usageLimitPerDay: number | null;
  readonly budget: Money | null;
}

/** The guest's number, and the day of the shop. */
interface Taker {
  readonly customer: string;
  readonly day: string;
}

/**
 * Counts a use of each coupon against its total and the customer's limits (COUP-15), and what it gives against its
 * budget: the order that reaches the budget is the last, so that parallel orders exceed it by one discount at most
 * (PROMO-2). Rows are locked in a fixed order so that two orders cannot deadlock. A counter above its limit throws, and
 * so does a single-use code that a live order has; the rollback undoes the count.
 */
export async function takeCoupons(tx: Tx, send: Send, takes: readonly CouponTake[], taker: Taker): Promise<void> {
  if (takes.length === 0) return;
  const { customer } = taker;
  const inRowOrder = [...takes].sort((a, b) => a.couponId - b.couponId);
  const counting = send(
    tx
      .insertInto("coupon_counters")
      .values(
        inRowOrder.flatMap(({ couponId, discount }) => [oneUse(couponId, "", discount), oneUse(couponId, customer, 0)]),
      )
      .onConflict((conflict) =>
        conflict.columns(["coupon_id", "customer"]).doUpdateSet((eb) => ({
          uses: eb("coupon_counters.uses", "+", 1),
          given: eb("coupon_counters.given", "+", eb.ref("excluded.given")),
        })),
      )
      .returning(["coupon_id", "customer", "uses", "given"])
      .compile(),
  );
  // Behind the locks of the counters: no other order of the customer is between its count and its use, and of two orders
  // with one code the second sees the first.
  const [counted, days, ...used] = await Promise.all([
    counting,
    usesOfDay(tx, send, takes, taker),
    ...takes.map((take) => codeTaken(tx, send, take)),
  ]);
  const taken = used.indexOf(true);
  if (taken >= 0) throw lost(`a code of coupon ${takes[taken]?.couponId}`);
  for (const take of takes) {
    const rows = counted.filter(({ coupon_id }) => coupon_id === take.couponId);
    const total = rows.find((row) => row.customer === "");
    const own = rows.find((row) => row.customer === customer);
    const today = days.find(({ coupon_id }) => coupon_id === take.couponId);
    const isLost =
      isOver(take.usageLimit, total?.uses) ||
      isOver(take.usageLimitPerCustomer, own?.uses) ||
      isOver(take.usageLimitPerDay, Number(today?.uses ?? 0) + 1) ||
      (take.budget !== null && (total?.given ?? 0) - take.discount >= take.budget);
    if (isLost) throw lost(`coupon ${take.couponId}`);
  }
}

function isOver(limit: number | null, uses = 0): boolean {
  return limit !== null && uses > limit;
}

/** Live uses of the customer on this day, of the coupons that are limited per day. */
async function usesOfDay(tx: Tx, send: Send, takes: readonly CouponTake[], { customer, day }: Taker) {
  const daily = takes.filter(({ usageLimitPerDay }) => usageLimitPerDay !== null);
  if (daily.length === 0) return [];
  return send(
    usesOfDayQuery(
      tx,
      daily.map(({ couponId: id }) => ({ id })),
      customer,
      day,
    ),
  );
}

async function codeTaken(tx: Tx, send: Send, { couponId, code }: CouponUse): Promise<boolean> {
  return code !== null && (await send(codeUseQuery(tx, couponId, code))).length > 0;
}

function oneUse(couponId: CouponId, customer: string, given: number) {
  return { coupon_id: couponId, customer, uses: 1, given };
}

/** The statements that store which coupons an order used. */
export function couponUseInserts(
  tx: Tx,
  orderId: OrderId,
  uses: readonly CouponUse[],
  taker: Taker,
): readonly CompiledQuery<unknown>[] {
  if (uses.length === 0) return [];
  const rows = uses.map(({ couponId, discount, code }) => ({
    ...taker,
    order_id: orderId,
    coupon_id: couponId,
    released: 0,
    discount,
    code,
  }));
  return [tx.insertInto("coupon_uses").values(rows).compile()];
}

/** Returns the coupon uses of a cancelled order. */
export async function returnCoupons(
  tx: Tx,
  send: Send,
  order: { readonly id: OrderId; readonly couponIds: readonly CouponId[]; readonly customer: string },
): Promise<void> {
  if (order.couponIds.length === 0) return;
  const given = (couponId: CouponId) =>
    tx.selectFrom("coupon_uses").select("discount").where("order_id", "=", order.id).where("coupon_id", "=", couponId);
  await Promise.all([
    send(tx.updateTable("coupon_uses").set({ released: 1 }).where("order_id", "=", order.id).compile()),
    // Row by row, because every order must lock its coupons in the same order.
    ...[...order.couponIds]
      .sort((a, b) => a - b)
      .flatMap((couponId) =>
        ["", order.customer].map((customer) =>
          send(
            tx
              .updateTable("coupon_counters")
              .set((eb) => ({
                uses: eb("uses", "-", 1),
                ...(customer === "" && { given: eb("given", "-", given(couponId)) }),
              }))
              .where("coupon_id", "=", couponId)
              .where("customer", "=", customer)
              .compile(),
          ),
        ),
      ),
  ]);
}

/** The greatest number of a coupon that was ever used; 0: none. */
export async function greatestUsedCoupon(db: Db): Promise<number> {
  // Every use has a counter, and the index on counters gives the greatest id.
  const used = await db
    .selectFrom("coupon_counters")
    .select((eb) => eb.fn.max("coupon_id").as("id"))
    .executeTakeFirst();
  return used?.id ?? 0;
}

/** The single-use codes of a coupon that live orders have, by `codeKey`. */
export async function usedCodesOf(db: Db, couponId: CouponId) {
  const rows = await db
    .selectFrom("coupon_uses")
    .innerJoin("orders", "orders.id", "coupon_uses.order_id")
    .select(["coupon_uses.code", "coupon_uses.order_id", "orders.created_at"])
    .where("coupon_uses.coupon_id", "=", couponId)
    .where("coupon_uses.released", "=", sql.lit(0))
    .where("coupon_uses.code", "is not", null)
    .execute();
  return rows.map((row) => ({ code: row.code ?? "", orderId: row.order_id, at: row.created_at }));
}
