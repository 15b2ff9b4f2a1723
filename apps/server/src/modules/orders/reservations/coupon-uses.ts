import type { CouponId, OrderId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";
import { lost } from "../placing/unplaced.ts";

export interface CouponTake {
  readonly couponId: CouponId;
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
}

/**
 * Counts a use of each coupon against its total and the customer's limit (COUP-15). Rows are locked in a fixed order so
 * that two orders cannot deadlock. A counter above its limit throws, and the rollback undoes the count.
 */
export async function takeCoupons(tx: Tx, send: Send, takes: readonly CouponTake[], customer: string): Promise<void> {
  if (takes.length === 0) return;
  const inRowOrder = [...takes].sort((a, b) => a.couponId - b.couponId);
  const counted = await send(
    tx
      .insertInto("coupon_counters")
      .values(inRowOrder.flatMap(({ couponId }) => ["", customer].map((who) => oneUse(couponId, who))))
      .onConflict((conflict) =>
        conflict.columns(["coupon_id", "customer"]).doUpdateSet((eb) => ({ uses: eb("coupon_counters.uses", "+", 1) })),
      )
      .returning(["coupon_id", "customer", "uses"])
      .compile(),
  );
  for (const { couponId, usageLimit, usageLimitPerCustomer } of takes) {
    for (const row of counted.filter(({ coupon_id }) => coupon_id === couponId)) {
      const limit = row.customer === "" ? usageLimit : usageLimitPerCustomer;
      if (limit !== null && row.uses > limit) throw lost(`coupon ${couponId}`);
    }
  }
}

function oneUse(couponId: CouponId, customer: string) {
  return { coupon_id: couponId, customer, uses: 1 };
}

/** The statements that store which coupons an order used. */
export function couponUseInserts(
  tx: Tx,
  orderId: OrderId,
  couponIds: readonly CouponId[],
  customer: string,
): readonly CompiledQuery<unknown>[] {
  if (couponIds.length === 0) return [];
  const rows = couponIds.map((couponId) => ({ order_id: orderId, coupon_id: couponId, customer, released: 0 }));
  return [tx.insertInto("coupon_uses").values(rows).compile()];
}

/** Returns the coupon uses of a cancelled order. */
export async function returnCoupons(
  tx: Tx,
  send: Send,
  order: { readonly id: OrderId; readonly couponIds: readonly CouponId[]; readonly customer: string },
): Promise<void> {
  if (order.couponIds.length === 0) return;
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
              .set((eb) => ({ uses: eb("uses", "-", 1) }))
              .where("coupon_id", "=", couponId)
              .where("customer", "=", customer)
              .compile(),
          ),
        ),
      ),
  ]);
}
