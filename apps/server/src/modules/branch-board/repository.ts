import type { BranchBoard } from "@skatert/contract";
import { type AvailabilityWindow, type BranchId, money, UNANSWERED_ACTIONS, UNANSWERED_MINUTES } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** The defaults of a branch without a row. */
const usual: BranchBoard = {
  unanswered: { afterMinutes: UNANSWERED_MINUTES.usual, action: "ring" },
  autoConfirm: [],
  capacity: { orders: null, dishes: null, sum: null },
};

/** The rules of a branch for answers to orders. */
export async function readBranchBoard(db: Db, branch: BranchId): Promise<BranchBoard> {
  const row = await db.selectFrom("branch_board").selectAll().where("branch_id", "=", branch).executeTakeFirst();
  if (row === undefined) return usual;
  const { capacity_orders: orders, capacity_dishes: dishes, capacity_sum: sum } = row;
  return {
    unanswered: {
      afterMinutes: row.unanswered_after_minutes,
      action: UNANSWERED_ACTIONS.find((action) => action === row.unanswered_action) ?? usual.unanswered.action,
    },
    autoConfirm: windowsOf(row.auto_confirm),
    capacity: { orders, dishes, sum: sum === null ? null : money(Number(sum)) },
  };
}

export async function saveBranchBoard(tx: Tx, branch: BranchId, board: BranchBoard): Promise<void> {
  const { unanswered, autoConfirm, capacity } = board;
  const values = {
    unanswered_after_minutes: unanswered.afterMinutes,
    unanswered_action: unanswered.action,
    auto_confirm: JSON.stringify(autoConfirm),
    capacity_orders: capacity.orders,
    capacity_dishes: capacity.dishes,
    capacity_sum: capacity.sum,
  };
  await tx
    .insertInto("branch_board")
    .values({ branch_id: branch, ...values })
    .onConflict((conflict) => conflict.column("branch_id").doUpdateSet(values))
    .execute();
}

function windowsOf(json: string): readonly AvailabilityWindow[] {
  const windows: readonly AvailabilityWindow[] = JSON.parse(json);
  return windows;
}
