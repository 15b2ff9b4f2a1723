import type { BranchId, OrderId, OrderStage } from "@skatert/domain";

/** Rows of practice orders; times in milliseconds. */
export interface PracticeTables {
  /** Orders for practice. They have negative ids, are in no list, ledger, counter or report, and live for a day. */
  practice_orders: {
    id: OrderId;
    branch_id: BranchId;
    version: number;
    stage: OrderStage;
    promised_at: number;
    promised_before: number | null;
    confirmed_at: number | null;
    /** See StageChange. */
    confirmed_by: string | null;
    /** JSON: the lines as the board shows them. */
    lines: string;
    created_at: number;
    /** See order_boards. */
    note: string;
  };
}
