import type { BranchId } from "@skatert/domain";

export interface BranchOverridesTables {
  /** What a branch has instead of the shop's common one. Lists are JSON; no row, an empty list and null: the common one. */
  branch_overrides: {
    branch_id: BranchId;
    telegram_chats: string;
    /** E.164. */
    alert_phones: string;
    mail_addresses: string;
    /** Name of a payment account of the environment. */
    payment_account: string | null;
  };
}
