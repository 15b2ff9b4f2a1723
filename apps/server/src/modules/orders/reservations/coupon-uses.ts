import type { Tx } from "../../../database/tables.ts";
import { ReservationLost } from "./reservation-lost.ts";

export interface CouponTake {
  readonly couponId: number;
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
}

/** Counts a use of each coupon against its total and the customer's own limit (COUP-15). */
export async function takeCoupons(tx: Tx, takes: readonly CouponTake[], customer: string): Promise<void> {
  for (const take of [...takes].sort((a, b) => a.couponId - b.couponId)) {
    await countUse(tx, take.couponId, "", take.usageLimit);
    await countUse(tx, take.couponId, customer, take.usageLimitPerCustomer);
  }
}

async function countUse(tx: Tx, couponId: number, customer: string, limit: number | null): Promise<void> {
  await tx
    .insertInto("coupon_counters")
    .values({ coupon_id: couponId, customer, uses: 0 })
    .onConflict((conflict) => conflict.columns(["coupon_id", "customer"]).doNothing())
    .execute();
  let update = tx
    .updateTable("coupon_counters")
    .set((eb) => ({ uses: eb("uses", "+", 1) }))
    .where("coupon_id", "=", couponId)
    .where("customer", "=", customer);
  if (limit !== null) update = update.where("uses", "<", limit);
  const result = await update.executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new ReservationLost(`coupon ${couponId}`);
}

export async function returnCoupons(tx: Tx, couponIds: readonly number[], customer: string): Promise<void> {
  await tx
    .updateTable("coupon_counters")
    .set((eb) => ({ uses: eb("uses", "-", 1) }))
    .where("coupon_id", "in", [...couponIds])
    .where("customer", "in", ["", customer])
    .execute();
}
