import type { BranchId, CustomerId } from "@skatert/domain";

/** Rows for the office's guests. */
export interface GuestsTables {
  /** Everyone who ordered or registered, by the number that orders count for. Times in milliseconds. */
  guests: {
    /** E.164. */
    phone: string;
    /** Of the account, else of the last order. */
    name: string;
    /** The name by foldText, for the search. */
    folded: string;
    /** Orders that are not cancelled, with the times of the first and the last. */
    orders: number;
    first_at: number | null;
    last_at: number | null;
    /** The last order or the registration: the list's order. */
    seen_at: number;
  };
  /** Branches where a guest ordered; staff of one branch see its guests only. */
  guest_branches: { phone: string; branch_id: BranchId };
  guest_notes: { id: string; phone: string; text: string; at: number; by_name: string };
  /** Entries of bonus_entries that staff made. In older ones `by_id` is null, `points` and `at` are 0. */
  manual_points: {
    entry_id: string;
    user_id: CustomerId;
    points: number;
    reason: string;
    by_id: number | null;
    by_name: string;
    at: number;
  };
}
