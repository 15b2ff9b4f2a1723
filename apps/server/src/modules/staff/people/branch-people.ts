import type { BranchId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import { listStaff } from "./staff-store.ts";

/** People who work here with a role in the branch itself, and whether they have another elsewhere. */
export async function branchPeople(
  db: Db,
  branch: BranchId,
): Promise<readonly { readonly id: number; readonly name: string; readonly elsewhere: boolean }[]> {
  const people = await listStaff(db, [branch]);
  return people
    .filter(({ disabledAt, grants }) => disabledAt === null && grants.some(({ branchId }) => branchId === branch))
    .map(({ id, name, grants }) => ({ id, name, elsewhere: grants.some(({ branchId }) => branchId !== branch) }));
}

/** The greatest branch number of a role, or 0. */
export async function greatestRoleBranch(db: Db): Promise<number> {
  const row = await db
    .selectFrom("staff_roles")
    .select((eb) => eb.fn.max("branch_id").as("greatest"))
    .executeTakeFirst();
  return Number(row?.greatest ?? 0);
}
