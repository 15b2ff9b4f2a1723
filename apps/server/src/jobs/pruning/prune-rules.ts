import type { Database } from "../../database/tables.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Rows of a table that may be deleted after a certain age. Times are milliseconds. */
export interface PruneRule<Table extends keyof Database = keyof Database> {
  readonly table: Table;
  /** Its primary key. */
  readonly key: readonly (keyof Database[Table] & string)[];
  /** An indexed time. */
  readonly time: keyof Database[Table] & string;
  readonly keepMs: number;
  /** Only rows in this state; the index names it before the time. */
  readonly state?: string;
}

/** Checks the names against the table. */
function rule<Table extends keyof Database>(given: PruneRule<Table>): PruneRule<Table> {
  return given;
}

/**
 * What the store forgets by age. Orders, their stages and all ledgers stay. A key of an order is answered again for
 * thirty days; tips that were not paid are forgotten after as many; budgets are kept a little longer than they count, since an hour may begin at the end of a day.
 */
export const pruneRules = [
  rule({ table: "order_attempts", key: ["attempt_key"], time: "created_at", keepMs: 30 * day }),
  rule({ table: "jobs", key: ["id"], time: "run_at", keepMs: 7 * day, state: "done" }),
  rule({ table: "jobs", key: ["id"], time: "run_at", keepMs: 90 * day, state: "failed" }),
  rule({ table: "integration_nonces", key: ["consumer_key_hash", "nonce"], time: "at", keepMs: day }),
  rule({ table: "sessions", key: ["token_hash"], time: "expires_at", keepMs: 0 }),
  rule({ table: "code_sends", key: ["id"], time: "at", keepMs: 2 * day }),
  rule({ table: "wrong_tries", key: ["id"], time: "at", keepMs: 2 * day }),
  rule({ table: "promo_guesses", key: ["id"], time: "at", keepMs: day }),
  // A day after it has closed by itself, so that a late friend reads that it is closed.
  rule({ table: "group_orders", key: ["id"], time: "expires_at", keepMs: day }),
  rule({ table: "tips", key: ["id"], time: "created_at", keepMs: 30 * day, state: "created" }),
  rule({ table: "tips", key: ["id"], time: "created_at", keepMs: 30 * day, state: "cancelled" }),
  rule({ table: "order_budgets", key: ["subject"], time: "day_ends", keepMs: 2 * hour }),
] as const;
