import { type Coupon, type Quote, type ShopRules, type ShopState, stockTaken } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import type { CountedAttempt } from "./place-order.ts";
import { takeCoupons } from "./reservations/coupon-uses.ts";
import { countCustomerOrder } from "./reservations/customer-orders.ts";
import { spendPoints } from "./reservations/points.ts";
import { takeSlot } from "./reservations/slots.ts";
import { type StockTake, takeStock } from "./reservations/stock.ts";

/** What an order took from the shop and has to give back when it is cancelled. */
export interface Reservation {
  readonly stock: readonly StockTake[];
  /** Products of which it took the last. */
  readonly emptied: readonly number[];
  readonly couponIds: readonly number[];
  readonly customer: string;
  readonly points: { readonly userId: number; readonly points: number } | null;
}

/** Takes stock, coupon uses, the slot's room and the customer's count. Throws ReservationLost when one is gone. */
export async function takeReservation(
  tx: Tx,
  attempt: CountedAttempt,
  rules: ShopRules,
  state: ShopState,
  quote: Quote,
): Promise<Reservation> {
  const stock = stockTaken(quote, rules.catalog, rules.warehouseId, state.stock).map(({ row, quantity }) => ({
    productId: row.productId,
    variationId: row.variationId ?? 0,
    warehouseId: row.warehouseId,
    quantity,
  }));
  const coupons = appliedCoupons(quote, rules.coupons);
  const { customer } = attempt;
  const emptied = await takeStock(tx, stock);
  await takeCoupons(
    tx,
    coupons.map(({ id, usageLimit, usageLimitPerCustomer }) => ({ couponId: id, usageLimit, usageLimitPerCustomer })),
    customer,
  );
  await takeSlot(tx, {
    warehouseId: rules.warehouseId,
    method: attempt.request.method,
    slotStart: quote.slotStart ?? state.now,
    total: quote.total,
    capacity: rules.slots.capacity[attempt.request.method] ?? null,
  });
  await countCustomerOrder(tx, customer, coupons.some(isForFirstOrder));
  const points = quote.bonuses.applied;
  return {
    stock,
    emptied,
    couponIds: coupons.map((coupon) => coupon.id),
    customer,
    points: points > 0 && attempt.userId !== null ? { userId: attempt.userId, points } : null,
  };
}

/** Writes what was taken beside the saved order; points are spent here, since their ledger names the order. */
export async function keepReservations(tx: Tx, orderId: number, taken: Reservation, at: number): Promise<void> {
  for (const take of taken.stock) {
    await tx
      .insertInto("stock_moves")
      .values({
        order_id: orderId,
        kind: "taken",
        product_id: take.productId,
        variation_id: take.variationId,
        warehouse_id: take.warehouseId,
        quantity: take.quantity,
      })
      .execute();
  }
  for (const couponId of taken.couponIds) {
    await tx
      .insertInto("coupon_uses")
      .values({ order_id: orderId, coupon_id: couponId, customer: taken.customer, released: 0 })
      .execute();
  }
  if (taken.points !== null) await spendPoints(tx, { ...taken.points, orderId, at });
}

function appliedCoupons(quote: Quote, coupons: readonly Coupon[]): readonly Coupon[] {
  const applied = new Set(quote.coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.id));
  return coupons.filter((coupon) => applied.has(coupon.id));
}

function isForFirstOrder(coupon: Coupon): boolean {
  return coupon.conditions.some((condition) => condition.kind === "first-purchase");
}
