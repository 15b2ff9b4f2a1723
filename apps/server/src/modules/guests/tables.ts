import type { CustomerId, WarehouseId } from "@skatert/domain";

/** Rows of migration 104 for the office's guests. */
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
  guest_branches: { phone: string; branch_id: WarehouseId };
  guest_notes: { id: string; phone: string; text: string; at: number; by_name: string };
  /** Manual entries of bonus_entries. */
  manual_points: { entry_id: string; user_id: CustomerId; reason: string; by_name: string };
}
