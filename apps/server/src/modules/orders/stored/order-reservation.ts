import {
  type Coupon,
  dayKey,
  dishCount,
  givenBy,
  localTime,
  type OrderId,
  type ProductId,
  type Quote,
  type ShopRules,
  type ShopState,
  singleUseCode,
  stockTaken,
} from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import type { CountedAttempt } from "../placing/order-attempt.ts";
import { type CouponUse, couponUseInserts, takeCoupons } from "../reservations/coupon-uses.ts";
import { countCustomerOrder } from "../reservations/customer-orders.ts";
import { type PointsSpend, spendInsert, takePoints } from "../reservations/points.ts";
import { takeSlot } from "../reservations/slots.ts";
import { type StockTake, takeStock } from "../reservations/stock.ts";
import { stockMoveInserts } from "../reservations/stock-moves.ts";
import { takeOrderId } from "./order-repository.ts";

/** Everything that an order takes from the shop and returns when it is cancelled. */
export interface Reservation {
  /** The order's number. */
  readonly orderId: OrderId;
  readonly stock: readonly StockTake[];
  /** Products whose last portion the order took. */
  readonly emptied: readonly ProductId[];
  readonly coupons: readonly CouponUse[];
  readonly customer: string;
  /** The shop's day. */
  readonly day: string;
  readonly points: PointsSpend | null;
}

/**
 * Takes stock, coupon uses, the slot's room, the customer's count and an order number. Rolls back when one is
 * unavailable. All statements are sent together. The customer's own rows are locked first and shared rows last, so
 * that other orders wait as briefly as possible. Cancelling locks in the same order.
 */
export async function takeReservation(
  tx: Tx,
  attempt: CountedAttempt,
  rules: ShopRules,
  state: ShopState,
  quote: Quote,
): Promise<Reservation> {
  const stock = stockTaken(quote, rules.catalog, rules.stockWarehouseId, state.stock).map(({ row, quantity }) => ({
    productId: row.productId,
    variationId: row.variationId ?? 0,
    warehouseId: row.warehouseId,
    quantity,
  }));
  const applied = appliedCoupons(quote, rules.coupons);
  const singleUse = singleUseCode(attempt.request.promoCode, rules.coupons);
  const coupons = applied.map((coupon) => ({
    ...coupon,
    couponId: coupon.id,
    discount: givenBy(coupon, quote, rules.catalog),
    code: coupon.id === singleUse?.couponId ? singleUse.key : null,
  }));
  const { customer } = attempt;
  const day = dayKey(localTime(state.now, rules.timeZone).day);
  const points = pointsOf(quote, attempt);
  return together(tx, async (send) => {
    const [, , emptied, , , orderId] = await Promise.all([
      countCustomerOrder(tx, send, customer, applied.some(isForFirstOrder)),
      points === null ? null : takePoints(tx, send, points),
      takeStock(tx, send, stock),
      takeCoupons(tx, send, coupons, { customer, day }),
      takeSlot(tx, send, {
        warehouseId: rules.warehouseId,
        method: attempt.request.method,
        slotStart: quote.slotStart ?? state.now,
        total: quote.total,
        dishes: dishCount(quote.lines),
        capacity: rules.slots.capacity[attempt.request.method] ?? null,
        branchCapacity: state.branchCapacity,
      }),
      takeOrderId(tx, send),
    ]);
    return { orderId, stock, emptied, coupons, customer, day, points };
  });
}

/** The statements that store the reservation together with the order. */
export function reservationInserts(tx: Tx, taken: Reservation, at: number): readonly CompiledQuery<unknown>[] {
  const { orderId, stock, coupons, customer, day, points } = taken;
  return [
    ...stockMoveInserts(tx, orderId, stock),
    ...couponUseInserts(tx, orderId, coupons, { customer, day }),
    ...(points === null ? [] : [spendInsert(tx, { ...points, orderId, at })]),
  ];
}

function pointsOf(quote: Quote, { userId }: CountedAttempt): PointsSpend | null {
  const points = quote.bonuses.applied;
  return points > 0 && userId !== null ? { userId, points } : null;
}

function appliedCoupons(quote: Quote, coupons: readonly Coupon[]): readonly Coupon[] {
  const applied = new Set(quote.coupons.filter((coupon) => coupon.applied).map((coupon) => coupon.id));
  return coupons.filter((coupon) => applied.has(coupon.id));
}

function isForFirstOrder(coupon: Coupon): boolean {
  return coupon.conditions.some((condition) => condition.kind === "first-purchase");
}
