import type { BranchId } from "@skatert/domain";

export interface BranchBoardTables {
  /**
   * The rules of a branch for answers to orders; no row: the defaults. Capacity: per slot, null: unlimited; sum in
   * minor units.
   */
  branch_board: {
    branch_id: BranchId;
    unanswered_after_minutes: number;
    unanswered_action: string;
    /** JSON: windows of the week. */
    auto_confirm: string;
    capacity_orders: number | null;
    capacity_dishes: number | null;
    capacity_sum: number | null;
  };
}
