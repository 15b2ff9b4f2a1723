import type { WireBoardOrder, WireBoardRefund } from "@skatert/contract";
import { moneyToRoubles, refundable } from "@skatert/domain";
import type { MoneyOfOrder, OrderRefund } from "../../orders/shown/order-money.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import { wireActor } from "../record/actor.ts";

/** The refunds of an order, and what may still be refunded. */
export function refundsToBoard(
  order: StoredOrder,
  money: MoneyOfOrder,
): Pick<WireBoardOrder, "refunds" | "refundable"> {
  const { gateway, cash } = refundable(order, money);
  return {
    ...(money.refunds.length === 0 ? {} : { refunds: money.refunds.map(refundToBoard) }),
    ...(cash === 0 ? {} : { refundable: { gateway: moneyToRoubles(gateway), cash: moneyToRoubles(cash) } }),
  };
}

export function refundToBoard(refund: OrderRefund): WireBoardRefund {
  return {
    id: refund.id,
    at: new Date(refund.at).toISOString(),
    by: wireActor(refund.by),
    amount: moneyToRoubles(refund.amount),
    cause: refund.cause,
    state: refund.state,
    by_hand: moneyToRoubles(refund.byHand),
    failed: refund.isFailed,
    reason: refund.reason,
    lines: refund.lines.map(({ amount, ...line }) => ({ ...line, amount: moneyToRoubles(amount) })),
    points_back: refund.pointsBack,
    points_taken: refund.pointsTaken,
  };
}
