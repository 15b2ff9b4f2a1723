import type { OrderId } from "@skatert/domain";

/**
 * State of a payment.
 * - `starting`: the gateway is called. `pending`: its page is known. Both are open: at most one such row per order.
 * - `declined`: refused, expired or withdrawn; money may still arrive, and then counts.
 * - `closed`: the guest chose another payment method; as after `declined`, money may still arrive.
 * - `paid`: the order's payment, at most one row per order.
 * - `paid-late`: arrived after the order was cancelled. `paid-twice`: arrived in addition to the order's payment.
 *   `paid-cancelled`: the order was cancelled after the payment. `wrong-amount`: a different sum.
 *   All four must be refunded and need attention until then.
 * - `refunded`: refunded.
 */
export type PaymentState =
  | "starting"
  | "pending"
  | "declined"
  | "closed"
  | "paid"
  | "paid-late"
  | "paid-twice"
  | "paid-cancelled"
  | "wrong-amount"
  | "refunded";

/** Rows of migrations 004, 010 and 019; money in minor units, times in milliseconds. */
export interface PaymentsTables {
  payments: {
    /** Also the idempotence key sent to gateways. */
    id: string;
    order_id: OrderId;
    /** 1, 2, 3 … per order. */
    attempt: number;
    /** Payment method id. */
    gateway: string;
    /** The reference sent to the gateway, see `referenceOf`; "" for payments made before migration 010. */
    reference: string;
    state: PaymentState;
    amount: number;
    /** The sum received; null: none yet. */
    received: number | null;
    external_id: string | null;
    /** The gateway's id of the money; an equal id means the same money. */
    transaction_id: string | null;
    pay_url: string | null;
    /** The request to the gateway is claimed until this time. */
    claimed_until: number;
    /** The last status request caused by a shopper. */
    asked_at: number;
    /** When its money became owed; null: never, or before migration 019. */
    owed_at: number | null;
    created_at: number;
    updated_at: number;
  };
}
