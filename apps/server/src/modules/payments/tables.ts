import type { OrderId } from "@skatert/domain";
import type { Generated } from "kysely";

/**
 * State of a payment.
 * - `starting`: the gateway is called. `pending`: its page is known. Both are open: at most one such row per order.
 * - `declined`: refused, expired or withdrawn; money may still arrive, and then counts.
 * - `closed`: the guest chose another payment method, or the order's sum changed; as after `declined`, money may still
 *   arrive.
 * - `paid`: counts for the order. A changed order may have several such rows.
 * - `paid-late`: arrived after the order was cancelled. `paid-twice`: arrived when nothing was owed.
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

/**
 * State of a part of a refund.
 * - `requested`: its id exists; whether the gateway has the request is unknown. `pending`: the gateway has it.
 * - `done`: the gateway has paid it.
 * - `to-hand-back`: a person must hand it back: it is cash, or the gateway refused it or did not answer for days.
 * - `handed-back`: a person did.
 */
export const PART_STATES = ["requested", "pending", "done", "to-hand-back", "handed-back"] as const;
export type RefundPartState = (typeof PART_STATES)[number];

/**
 * Why money goes back. `change`: it settles a change of the order. `compensation`: the order's lines stay, and its guest
 * owes less by the amount. `cancellation`: the rest of a cancelled order's money after earlier refunds of it.
 */
export type RefundCause = "change" | "compensation" | "cancellation";

/** Rows of payments; money in minor units, times in milliseconds. */
export interface PaymentsTables {
  payments: {
    /** Also the idempotence key sent to gateways. */
    id: string;
    order_id: OrderId;
    /** 1, 2, 3 … per order. */
    attempt: number;
    /** Payment method id. */
    gateway: string;
    /** The reference sent to the gateway, see `referenceOf`; "" for older payments. */
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
    /** When its money became owed; null: never, or of an older payment. */
    owed_at: number | null;
    /** The sum of its refunded parts, requested ones included; at most the sum received. */
    returned: Generated<number>;
    /** JSON of ReceiptPosition[]: what its receipt lists. Null: a payment of an earlier version. */
    receipt: string | null;
    created_at: number;
    updated_at: number;
  };
  refunds: {
    id: string;
    /** 1, 2, 3 … in the shop: the id on the wire. */
    number: number;
    order_id: OrderId;
    cause: RefundCause;
    amount: number;
    /** JSON of RefundedLine[]; empty: an amount without dishes. */
    lines: string;
    /** Spent points that the guest got back. */
    points_back: number;
    /** Earned points that the guest lost. */
    points_taken: number;
    reason: string;
    /** See StageChange. */
    made_by: string;
    created_at: number;
  };
  refund_parts: {
    /** Also the idempotence key sent to gateways. */
    id: string;
    refund_id: string;
    /** That of the refund; parts of a payment are settled in its order. */
    number: number;
    order_id: OrderId;
    /** Null: cash. */
    payment_id: string | null;
    amount: number;
    /** JSON of ReceiptPosition[]; they sum to the amount. */
    receipt: string;
    state: RefundPartState;
    /** What the gateway had refunded of the payment before this part was first requested; null: it was not. */
    gateway_before: number | null;
    /** The gateway's id of the refund. */
    external_id: string | null;
    created_at: number;
    updated_at: number;
  };
}
