import type { WireWooRefund } from "@skatert/contract";
import { moneyToRoubles, type TimeZone } from "@skatert/domain";
import { feeLine } from "../refunding/refund-shares.ts";
import type { OrderRefund, RefundedLine } from "../shown/order-money.ts";
import { siteTime } from "../shown/site-time.ts";
import type { StoredOrder } from "../stored/stored-order.ts";

/**
 * The refunds that WooCommerce's shape lists: an order's total less them is what its guest finally paid. The refund of a
 * change is not one of them, because the total follows the change (decision 148).
 */
export function isWooRefund({ cause }: OrderRefund): boolean {
  return cause !== "change";
}

/** A refund in WooCommerce's shape; times are in the shop's zone. */
export function wooRefund(refund: OrderRefund, order: StoredOrder, zone: TimeZone): WireWooRefund {
  return {
    id: refund.number,
    date_created: siteTime(zone)(refund.at),
    date_created_gmt: new Date(refund.at).toISOString().slice(0, 19),
    amount: decimal(refund.amount),
    reason: refund.reason,
    refunded_by: 0,
    refunded_payment: refund.byHand === 0,
    meta_data: [{ key: "refund_state", value: refund.state }],
    line_items: refund.lines.filter(({ line }) => line !== feeLine).map((line) => refundedLine(line, order)),
    shipping_lines: refund.lines
      .filter(({ line }) => line === feeLine)
      .map(({ amount }) => ({ id: 1, method_id: order.method, total: `-${decimal(amount)}` })),
  };
}

function refundedLine({ line, name, quantity, amount }: RefundedLine, { details }: StoredOrder) {
  const total = `-${decimal(amount)}`;
  return {
    id: line + 1,
    name,
    product_id: details.lines[line]?.productId ?? 0,
    variation_id: details.lines[line]?.variationId ?? 0,
    quantity: -quantity,
    subtotal: total,
    total,
    price: moneyToRoubles(amount) / quantity,
    meta_data: [{ key: "_refunded_item_id", value: String(line + 1) }],
  };
}

/** The entry of an order's `refunds`. */
export function wooRefundBrief({ number, reason, amount }: OrderRefund) {
  return { id: number, reason, total: `-${decimal(amount)}` };
}

function decimal(amount: OrderRefund["amount"]): string {
  return moneyToRoubles(amount).toFixed(2);
}
