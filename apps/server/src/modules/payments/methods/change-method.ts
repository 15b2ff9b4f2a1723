import type { PaymentMethod } from "@skatert/domain";
import { transaction } from "../../../database/transaction.ts";
import type { StoredOrder } from "../../orders/stored/stored-order.ts";
import type { PaymentContext } from "../settling/payment-context.ts";
import { closePayments } from "../settling/settle-payment.ts";

export type MethodChange =
  | { readonly kind: "changed"; readonly order: StoredOrder }
  /** The order is paid or cancelled, or its slot has begun. */
  | { readonly kind: "not-waiting" }
  | { readonly kind: "not-offered" }
  /** The shop requires guests who pay on receipt to confirm their number first. */
  | { readonly kind: "code-required" };

export interface MethodWish {
  readonly order: StoredOrder;
  readonly methodId: string;
  /** Whether the caller is signed in. */
  readonly isKnown: boolean;
}

/**
 * Changes the payment method of an order that awaits payment. Payment on receipt accepts the order in the same
 * transaction. If a payment and a change happen at once, the later transaction reads the outcome of the other. A repeat
 * changes nothing.
 */
export async function changeMethod(context: PaymentContext, wish: MethodWish): Promise<MethodChange> {
  const { order, methodId } = wish;
  if (order.payment_method === methodId && order.stage !== "cancelled") return { kind: "changed", order };
  const { methods, needsCode } = await context.orders.otherMethods(order);
  const method = methods.find(({ id }) => id === methodId);
  if (order.stage !== "awaiting-payment" || methods.length === 0) return { kind: "not-waiting" };
  if (method === undefined) return { kind: "not-offered" };
  if (needsCode && !method.online && !wish.isKnown && order.user_id === null) return { kind: "code-required" };
  const isChanged = method.online
    ? await payElsewhere(context, order, method)
    : await payOnReceipt(context, order, method);
  const after = await context.orders.get(order.id);
  const isSo = isChanged || after?.payment_method === methodId;
  return isSo && after !== null ? { kind: "changed", order: after } : { kind: "not-waiting" };
}

async function payOnReceipt(context: PaymentContext, order: StoredOrder, method: PaymentMethod): Promise<boolean> {
  const at = context.now();
  const outcome = await context.orders.move(order.id, "accepted", "shopper", {
    from: "awaiting-payment",
    inside: async (tx, moved) => {
      if (moved.kind !== "moved") return;
      await context.orders.updateMethod(tx, order.id, method);
      await closePayments(tx, { id: order.id, at });
    },
  });
  return outcome.kind === "moved";
}

async function payElsewhere(context: PaymentContext, order: StoredOrder, method: PaymentMethod): Promise<boolean> {
  const at = context.now();
  const isChanged = await transaction(context.db, async (tx) => {
    const isWaiting = await context.orders.updateMethod(tx, order.id, method, "awaiting-payment");
    if (isWaiting) await closePayments(tx, { id: order.id, at });
    return isWaiting;
  });
  if (isChanged) await context.orders.announceChange(order.id);
  return isChanged;
}
