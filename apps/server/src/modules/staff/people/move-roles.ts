import type { BranchId } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";

const everyBranch = 0;

/**
 * Moves every role in a branch to one branch, because the former ones are gone. A raised version ends the realtime
 * subscriptions to them.
 */
export async function moveRoles(tx: Tx, branch: BranchId): Promise<void> {
  const moved = await tx
    .deleteFrom("staff_roles")
    .where("branch_id", "!=", everyBranch)
    .returning(["staff_id", "role"])
    .execute();
  for (const { staff_id: id, role } of moved) {
    await tx
      .insertInto("staff_roles")
      .values({ staff_id: id, role, branch_id: branch })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .updateTable("staff")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
  }
}
