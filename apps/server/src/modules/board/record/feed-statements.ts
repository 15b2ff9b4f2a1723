import type { BranchId, OrderId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { rowsAs } from "../../../database/lists.ts";
import { lastInSequence, nextInSequence } from "../../../database/sequences.ts";
import type { Tx } from "../../../database/tables.ts";
import type { BoardTables } from "../tables.ts";

/** An entry without its number. */
export type NewFeedEntry = Pick<BoardTables["branch_feed"], "kind"> &
  Partial<Pick<BoardTables["branch_feed"], "stage" | "promised_at" | "reason">>;

export interface FeedSource {
  readonly branchId: BranchId;
  /** Negative: a practice order. */
  readonly orderId: OrderId;
  readonly at: number;
  /** See StageChange. */
  readonly by: string;
}

/**
 * The statements that append entries to a branch's feed (BOARD-2). They must be the last of their transaction: the
 * branch's number is locked from the first one until COMMIT. Numbers therefore become visible in order, and a rollback
 * leaves no gap. No transaction may lock anything afterwards.
 */
export function feedStatements(
  tx: Tx,
  { branchId, orderId, at, by }: FeedSource,
  entries: readonly NewFeedEntry[],
): readonly CompiledQuery<unknown>[] {
  if (entries.length === 0) return [];
  const name = feedSequence(branchId);
  const rows = rowsAs(
    tx,
    "entry",
    { back: "integer", kind: "text", stage: "text", promised_at: "bigint", reason: "text" },
    entries.map(({ kind, stage = null, promised_at = null, reason = null }, index) => ({
      back: entries.length - 1 - index,
      kind,
      stage,
      promised_at,
      reason,
    })),
  );
  const insert = sql`insert into branch_feed
      (branch_id, number, kind, order_id, at, made_by, stage, promised_at, reason)
    select cast(${branchId} as integer), counter.value - entry.back, entry.kind, cast(${orderId} as integer),
      cast(${at} as bigint), cast(${by} as text), entry.stage, entry.promised_at, entry.reason
    from ${rows} cross join ${lastInSequence(tx, name)} as counter`;
  return [...entries.map(() => nextInSequence(tx, name, 1).compile()), insert.compile(tx)];
}

/** The sequence that numbers a branch's feed. */
export function feedSequence(branchId: BranchId): `feed:${number}` {
  return `feed:${branchId}`;
}
