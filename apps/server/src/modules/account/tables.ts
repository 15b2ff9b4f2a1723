import type { CustomerId, ProductId } from "@skatert/domain";

/** Rows about a person. */
export interface AccountTables {
  users: {
    id: CustomerId;
    /** E.164. */
    phone: string;
    name: string;
    email: string | null;
    /** "yyyy-mm-dd". */
    birth: string | null;
    /** JSON list of strings. */
    preferences: string;
    referral_code: string;
    created_at: number;
    /** "yyyy-mm-dd"; null: at once. */
    birthday_gifts_from: string | null;
  };
  /** First day of birthday gifts for a new account, by the digest of a number whose account was deleted. */
  former_birthdays: { person: string; gifts_from: string };
  /** Accounts of the shop folder created so far, so that an import does not create a deleted account again. */
  seeded_users: { id: CustomerId; at: number };
  addresses: {
    id: string;
    user_id: CustomerId;
    /** JSON of SavedAddress without its id. */
    body: string;
    created_at: number;
  };
  favorites: { user_id: CustomerId; product_id: ProductId; at: number };
  notifications: {
    id: string;
    user_id: CustomerId;
    kind: string;
    /** JSON; the text is written on reading, in the reader's language. */
    params: string;
    at: number;
    is_read: number;
  };
}
