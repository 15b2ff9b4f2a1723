import type { FeedKind, RefusalReason } from "@skatert/contract";
import type { BranchId, OrderId, OrderStage } from "@skatert/domain";

/** Rows of the board; times in milliseconds, 0/1 for booleans. */
export interface BoardTables {
  /** An older order without a row is confirmed, its version is 0. */
  order_boards: {
    order_id: OrderId;
    branch_id: BranchId;
    /** Grows with every change of the order. */
    version: number;
    /** `unpaid`: not on the board. */
    place: "unpaid" | "live" | "done";
    /** When the order appeared on the board. */
    place_at: number;
    /** Whether the branch confirmed its orders when this one was placed. */
    asks: number;
    confirmed_at: number | null;
    /** See StageChange. */
    confirmed_by: string | null;
    /** An open request of the guest to cancel. */
    cancel_asked_at: number | null;
    cancel_declined_at: number | null;
    refusal_reason: RefusalReason | null;
    refusal_message: string | null;
    /** Since when the guest sees the phone, because nobody answers. */
    called_at: number | null;
    /** The staff's note for each other; "": none. The guest never sees it. */
    note: string;
    /** The promised time, or else the time of placing; the index of live orders. */
    due_at: number;
  };
  /** Changes in a branch, numbered from 1 without gaps. Practice orders have negative ids. */
  branch_feed: {
    branch_id: BranchId;
    number: number;
    kind: FeedKind;
    order_id: OrderId;
    at: number;
    /** See StageChange. */
    made_by: string;
    stage: OrderStage | null;
    promised_at: number | null;
    reason: string | null;
  };
}
