import type { BranchId } from "@skatert/domain";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";

/** Orders of a branch that await the restaurant's answer. `since`: when the oldest of them came. */
export interface Unanswered {
  readonly branchId: BranchId;
  readonly orders: number;
  /** Milliseconds. */
  readonly since: number;
}

/** Those of the branches that have unanswered orders (BOARD-1). */
export async function unansweredIn(db: Db, branches: readonly BranchId[]): Promise<readonly Unanswered[]> {
  const rows = await unansweredQuery(db, branches).execute();
  return rows.map((row) => ({ branchId: row.branch_id, orders: Number(row.orders), since: Number(row.since) }));
}

/** By the index of a branch's live orders. */
export function unansweredQuery(db: Db, branches: readonly BranchId[]) {
  return db
    .selectFrom("order_boards")
    .select(({ fn }) => ["branch_id", fn.countAll<number>().as("orders"), fn.min("place_at").as("since")])
    .where(isOneOf(db, "branch_id", branches))
    .where("place", "=", "live")
    .where("asks", "=", 1)
    .where("confirmed_at", "is", null)
    .groupBy("branch_id");
}
