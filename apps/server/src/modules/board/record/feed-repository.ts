import type { BranchId, OrderId } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import { lastInSequence } from "../../../database/sequences.ts";
import type { Db } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import type { BoardTables } from "../tables.ts";
import { feedSequence } from "./feed-statements.ts";

export type FeedEntry = BoardTables["branch_feed"];

/** The last number of a branch's feed; 0: no entry yet. */
export async function lastNumber(db: Db, branchId: BranchId): Promise<number> {
  return (await lastInSequence(db, feedSequence(branchId)).executeTakeFirst())?.value ?? 0;
}

export interface FeedQuestion {
  readonly branchId: BranchId;
  readonly after: number;
  readonly limit: number;
}

/** The entries after a number, ascending, and the branch's last number. */
export async function readFeed(
  db: Db,
  question: FeedQuestion,
): Promise<{ readonly last: number; readonly entries: readonly FeedEntry[] }> {
  const sequence = lastInSequence(db, feedSequence(question.branchId)).compile();
  const [[counter], entries] = await together(db, (send) =>
    Promise.all([send(sequence), send(feedQuery(db, question))]),
  );
  // An entry may be committed between the two statements.
  return { last: Math.max(counter?.value ?? 0, entries.at(-1)?.number ?? 0), entries };
}

export function feedQuery(db: Db, { branchId, after, limit }: FeedQuestion) {
  return db
    .selectFrom("branch_feed")
    .selectAll()
    .where("branch_id", "=", branchId)
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .compile();
}

/** The entries of these orders, in the order of their numbers. */
export function historyQuery(db: Db, orderIds: readonly OrderId[]) {
  return db
    .selectFrom("branch_feed")
    .selectAll()
    .where(isOneOf(db, "order_id", orderIds))
    .orderBy("order_id")
    .orderBy("number")
    .compile();
}

/** The author of an order's last change; see StageChange. Null: its feed is empty. */
export async function lastChange(db: Db, orderId: OrderId): Promise<string | null> {
  const entry = await db
    .selectFrom("branch_feed")
    .select("made_by")
    .where("order_id", "=", orderId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return entry?.made_by ?? null;
}
