import type { CustomerId } from "@skatert/domain";

/**
 * Rows about sign-in. `person`, `address` and `visitor` are keyed digests; the originals
 * are not stored.
 */
export interface AuthTables {
  /** At most one live code per number over all channels. */
  login_codes: { person: string; code_hash: string; tries_left: number; expires_at: number };
  /** `wide_network`: the /24 or /48 around the address; "" in older rows. */
  code_sends: { id: string; person: string; address: string; wide_network: string; at: number };
  wrong_tries: { id: string; person: string; at: number };
  telegram_links: { visitor: string; user_id: CustomerId; linked_at: number };
  sessions: { token_hash: string; user_id: CustomerId; created_at: number; expires_at: number };
}
