import type { TipRecipient } from "@skatert/domain";

/** Data of the practice gateway. It simulates another company's store, so no other module reads it. */
export interface SandboxTables {
  sandbox_payments: {
    id: string;
    order_number: string;
    /** Minor units. */
    amount: number;
    state: "pending" | "paid" | "declined" | "refunded";
    return_url: string;
    created_at: number;
    /** Recipient of a tip; null: the payment is for an order. */
    tip_for: TipRecipient | null;
  };
  /** Partial refunds; the id is ours. */
  sandbox_refunds: { id: string; payment_id: string; amount: number };
}
