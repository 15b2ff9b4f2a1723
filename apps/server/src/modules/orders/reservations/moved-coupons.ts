import { type Adjustment, type Coupon, type CouponId, type Money, money, type OrderId } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { unplaced } from "../placing/unplaced.ts";
import { takeCoupons } from "./coupon-uses.ts";

export interface CouponsOfVersion {
  readonly couponIds: readonly CouponId[];
  readonly adjustments: readonly Adjustment[];
}

/**
 * Counts the coupons of an order anew after a change: one that no longer applies is released, and one that applies again
 * is taken with its limits of the day on which the order was placed. Returns the coupon that another order has meanwhile
 * used up; null: none. One after the other, so that every order locks its coupons in the same order.
 */
export async function moveCoupons(
  tx: Tx,
  send: Send,
  order: { readonly id: OrderId; readonly customer: string },
  was: CouponsOfVersion,
  now: CouponsOfVersion,
  coupons: readonly Coupon[],
): Promise<CouponId | null> {
  const uses = await tx.selectFrom("coupon_uses").selectAll().where("order_id", "=", order.id).execute();
  for (const use of uses.sort((a, b) => a.coupon_id - b.coupon_id)) {
    const { coupon_id: id, day, code } = use;
    const coupon = coupons.find((each) => each.id === id);
    const [before, after] = [was.couponIds.includes(id), now.couponIds.includes(id)];
    // What a gift is worth does not depend on the cart.
    const given = coupon?.benefit.kind === "gift" ? money(use.discount) : discountBy(id, now.adjustments);
    if (before && !after) await count(tx, { id, customer: order.customer, uses: -1, given: -use.discount });
    if (before && after && given !== use.discount)
      await count(tx, { id, customer: order.customer, uses: 0, given: given - use.discount });
    if (!before && after && coupon !== undefined) {
      const take = { ...coupon, couponId: id, discount: given, code };
      const isTaken = await unplaced.outcomeOf(async () => {
        await takeCoupons(tx, send, [take], { customer: order.customer, day });
        return null;
      });
      if (isTaken !== null) return id;
    }
    if (before || after)
      await keepUse(tx, order.id, id, { released: after ? 0 : 1, discount: after ? given : use.discount });
  }
  return null;
}

function discountBy(id: CouponId, adjustments: readonly Adjustment[]): Money {
  return money(
    adjustments.reduce((sum, { couponId, amount }) => (couponId === id ? sum - Math.min(0, amount) : sum), 0),
  );
}

async function count(
  tx: Tx,
  by: { readonly id: CouponId; readonly customer: string; readonly uses: number; readonly given: number },
): Promise<void> {
  for (const customer of ["", by.customer])
    await tx
      .updateTable("coupon_counters")
      .set((eb) => ({
        uses: eb("uses", "+", by.uses),
        ...(customer === "" && { given: eb("given", "+", by.given) }),
      }))
      .where("coupon_id", "=", by.id)
      .where("customer", "=", customer)
      .execute();
}

async function keepUse(
  tx: Tx,
  orderId: OrderId,
  couponId: CouponId,
  use: { readonly released: number; readonly discount: number },
): Promise<void> {
  await tx
    .updateTable("coupon_uses")
    .set(use)
    .where("order_id", "=", orderId)
    .where("coupon_id", "=", couponId)
    .execute();
}
