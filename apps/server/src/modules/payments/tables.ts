/**
 * How a payment stands with us.
 * - `starting`: a gateway is being asked. `pending`: its page is known. Both are open: one such row an order.
 * - `declined`: refused, run out or taken back; money may still come, and then counts.
 * - `closed`: the guest chose another way to pay; as after `declined`, money may still come.
 * - `paid`: the order's money, at most one row an order.
 * - `paid-late`: came for an order that was cancelled. `paid-twice`: came beside the order's money.
 *   `paid-cancelled`: the order was cancelled after it was paid. `wrong-amount`: not the sum that was asked for.
 *   All four are to be given back and need attention until they are.
 * - `refunded`: given back.
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
    /** Also the idempotence key that gateways get. */
    id: string;
    order_id: number;
    /** 1, 2, 3… of the order. */
    attempt: number;
    /** Payment method id. */
    gateway: string;
    /** The reference sent to the gateway, see `referenceOf`; "" for payments made before migration 010. */
    reference: string;
    state: PaymentState;
    amount: number;
    /** What came; null until something did. */
    received: number | null;
    external_id: string | null;
    /** The gateway's id of the money: the same one twice is the same money. */
    transaction_id: string | null;
    pay_url: string | null;
    /** Who asks the gateway has until then. */
    claimed_until: number;
    /** The last status request that a shopper caused. */
    asked_at: number;
    /** When its money became owed; null: it is not, or was before migration 019. */
    owed_at: number | null;
    created_at: number;
    updated_at: number;
  };
}
