import type { WireOrderPayment } from "@skatert/contract";
import { money, moneyToRoubles } from "@skatert/domain";
import type { Payment } from "./payment-repository.ts";
import type { PartByHand } from "./refunds/refund-repository.ts";

/** A payment as integrations see it, with what is needed to find it in the gateway's books. */
export function wirePayment(payment: Payment): WireOrderPayment {
  return {
    id: payment.id,
    order_id: payment.order_id,
    attempt: payment.attempt,
    gateway: payment.gateway,
    state: payment.state,
    amount: moneyToRoubles(money(payment.amount)),
    received: payment.received === null ? null : moneyToRoubles(money(payment.received)),
    external_id: payment.external_id,
    transaction_id: payment.transaction_id,
    created_at: new Date(payment.created_at).toISOString(),
    updated_at: new Date(payment.updated_at).toISOString(),
  };
}

/** A part of a refund that people must hand back, in the list of payments that need attention. */
export function wirePart(part: PartByHand): WireOrderPayment {
  const amount = moneyToRoubles(money(part.amount));
  return {
    id: part.id,
    order_id: part.order_id,
    attempt: 0,
    gateway: part.gateway ?? "cash",
    state: part.state,
    amount,
    received: amount,
    external_id: part.external_id,
    transaction_id: part.transaction_id ?? null,
    created_at: new Date(part.created_at).toISOString(),
    updated_at: new Date(part.updated_at).toISOString(),
  };
}
