/** Rows of migration 003 that sign-in keeps. `person` and `address` are keyed digests: no number, no address is stored. */
export interface AuthTables {
  /** At most one live code for a number, whatever the channel. */
  login_codes: { person: string; code_hash: string; tries_left: number; expires_at: number };
  code_sends: { id: string; person: string; address: string; at: number };
  wrong_tries: { id: string; person: string; at: number };
  sessions: { token_hash: string; user_id: number; created_at: number; expires_at: number };
}
