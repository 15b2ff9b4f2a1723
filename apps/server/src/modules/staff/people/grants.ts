import type { BranchId, RoleGrant, StaffRole } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";
import { invalidParams } from "../../../input/refusal.ts";

export type Grant = RoleGrant<BranchId>;

/** A grant in the table: branch 0 means every branch, because a column of a key cannot be null. */
export function grantFromRow(row: { readonly role: StaffRole; readonly branch_id: number }): Grant {
  return { role: row.role, branchId: row.branch_id === 0 ? null : row.branch_id };
}

/** Replaces the grants of a person; a repeated one counts once. */
export async function writeGrants(tx: Tx, staffId: number, grants: readonly Grant[]): Promise<void> {
  await tx.deleteFrom("staff_roles").where("staff_id", "=", staffId).execute();
  if (grants.length === 0) return;
  await tx
    .insertInto("staff_roles")
    .values(grants.map(({ role, branchId }) => ({ staff_id: staffId, role, branch_id: branchId ?? 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The grants of some people, by their id. */
export async function grantsOf(db: Db, staffIds: readonly number[]): Promise<ReadonlyMap<number, readonly Grant[]>> {
  const found = new Map<number, Grant[]>(staffIds.map((id) => [id, []]));
  if (staffIds.length === 0) return found;
  const rows = await db
    .selectFrom("staff_roles")
    .selectAll()
    .where("staff_id", "in", staffIds)
    .orderBy("role")
    .orderBy("branch_id")
    .execute();
  for (const row of rows) found.get(row.staff_id)?.push(grantFromRow(row));
  return found;
}

export function grantsFromWire(
  roles: readonly { readonly role: StaffRole; readonly branch_id: BranchId | null }[],
): readonly Grant[] {
  return roles.map(({ role, branch_id: branchId }) => ({ role, branchId }));
}

/** The grants; throws 400 for a branch that does not exist. */
export function requireBranches(grants: readonly Grant[], branches: readonly BranchId[]): readonly Grant[] {
  const unknown = grants.flatMap(({ branchId }, at) =>
    branchId === null || branches.includes(branchId)
      ? []
      : [{ path: `roles[${at}].branch_id`, message: "is no branch" }],
  );
  if (unknown.length > 0) throw invalidParams(unknown);
  return grants;
}
