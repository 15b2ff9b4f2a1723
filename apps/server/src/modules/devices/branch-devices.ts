import type { BranchId } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";

/** The enrolled devices of a branch. */
export async function branchDevices(
  db: Db,
  branch: BranchId,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db
    .selectFrom("office_devices")
    .select(["id", "name"])
    .where("branch_id", "=", branch)
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();
}

/** The greatest branch number of a device, or 0. */
export async function greatestDeviceBranch(db: Db): Promise<number> {
  const row = await db
    .selectFrom("office_devices")
    .select((eb) => eb.fn.max("branch_id").as("greatest"))
    .executeTakeFirst();
  return Number(row?.greatest ?? 0);
}
