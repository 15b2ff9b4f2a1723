import type { BranchId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import { branchAsks } from "./branch-asks.ts";

/** Moves every device to one branch, because the former branches are gone. */
export async function moveDevices(tx: Tx, branch: BranchId): Promise<void> {
  await tx.updateTable("office_devices").set({ branch_id: branch }).execute();
}

/** Whether a branch has an enrolled device. */
export async function hasDevice(db: Db, branch: BranchId): Promise<boolean> {
  const { asks } = await db.selectNoFrom(branchAsks(branch).as("asks")).executeTakeFirstOrThrow();
  return Number(asks) === 1;
}
