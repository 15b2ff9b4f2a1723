import type { TipRecipient } from "@skatert/domain";

/** What the practice gateway remembers; it stands for another company's store, so nothing else reads it. */
export interface SandboxTables {
  sandbox_payments: {
    id: string;
    order_number: string;
    /** Minor units. */
    amount: number;
    state: "pending" | "paid" | "declined" | "refunded";
    return_url: string;
    created_at: number;
    /** Of a tip; null: an order is paid. */
    tip_for: TipRecipient | null;
  };
}
