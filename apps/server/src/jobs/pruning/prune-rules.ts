import type { Database } from "../../database/tables.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Rows of a table that are deleted after a certain age. Times are milliseconds. */
export interface PruneRule<Table extends keyof Database = keyof Database> {
  readonly table: Table;
  /** The primary key. */
  readonly key: readonly (keyof Database[Table] & string)[];
  /** An indexed time column. */
  readonly time: keyof Database[Table] & string;
  readonly maxAgeMs: number;
  /** Only rows in this state; the index has the state before the time. */
  readonly state?: string;
}

/** Checks the names against the table. */
function rule<Table extends keyof Database>(given: PruneRule<Table>): PruneRule<Table> {
  return given;
}

/**
 * The rows that the store deletes by age. Orders, their stages and all ledgers are never deleted. The key of an order or
 * a tip is kept for thirty days (repeats/call.ts), and so are unpaid tips. Budgets are kept a little longer than they count, because an hour may
 * begin at the end of a day.
 */
export const pruneRules = [
  rule({ table: "repeated_calls", key: ["caller", "call", "call_key"], time: "ends_at", maxAgeMs: 0 }),
  rule({ table: "jobs", key: ["id"], time: "run_at", maxAgeMs: 7 * day, state: "done" }),
  rule({ table: "jobs", key: ["id"], time: "run_at", maxAgeMs: 90 * day, state: "failed" }),
  rule({ table: "integration_nonces", key: ["consumer_key_hash", "nonce"], time: "at", maxAgeMs: day }),
  rule({ table: "sessions", key: ["token_hash"], time: "expires_at", maxAgeMs: 0 }),
  rule({ table: "staff_sessions", key: ["token_hash"], time: "expires_at", maxAgeMs: 0 }),
  rule({ table: "staff_links", key: ["token_hash"], time: "expires_at", maxAgeMs: 0 }),
  rule({ table: "staff_guesses", key: ["subject"], time: "ends", maxAgeMs: 0 }),
  rule({ table: "code_sends", key: ["id"], time: "at", maxAgeMs: 2 * day }),
  rule({ table: "wrong_tries", key: ["id"], time: "at", maxAgeMs: 2 * day }),
  rule({ table: "promo_guesses", key: ["id"], time: "at", maxAgeMs: day }),
  // A day after it closed, so that a late guest still reads that it is closed.
  rule({ table: "group_orders", key: ["id"], time: "expires_at", maxAgeMs: day }),
  rule({ table: "tips", key: ["id"], time: "created_at", maxAgeMs: 30 * day, state: "created" }),
  rule({ table: "tips", key: ["id"], time: "created_at", maxAgeMs: 30 * day, state: "cancelled" }),
  rule({ table: "shop_changes", key: ["id"], time: "at", maxAgeMs: 400 * day }),
  rule({
    table: "shop_change_entities",
    key: ["change_id", "kind", "entity_id"],
    time: "at",
    maxAgeMs: 400 * day,
  }),
  rule({ table: "order_budgets", key: ["subject"], time: "day_ends", maxAgeMs: 2 * hour }),
  rule({ table: "practice_orders", key: ["id"], time: "created_at", maxAgeMs: day }),
  // Includes their rows and pictures. The bases of the last imports are kept.
  rule({ table: "imports", key: ["id"], time: "at", maxAgeMs: 90 * day }),
  rule({ table: "dry_runs", key: ["id"], time: "at", maxAgeMs: 7 * day }),
  rule({ table: "board_acks", key: ["order_id", "ring", "board"], time: "at", maxAgeMs: 30 * day }),
  rule({ table: "board_incidents", key: ["id"], time: "began_at", maxAgeMs: 90 * day }),
] as const;
