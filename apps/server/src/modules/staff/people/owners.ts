import type { Tx } from "../../../database/tables.ts";
import { Refusal } from "../../../input/refusal.ts";

/** The number of active owners of every branch, and of those who can sign in. */
export interface Owners {
  readonly all: number;
  readonly able: number;
}

/** Call it after queueUp("staff-owners"): two changes at once could otherwise each leave the other's owner. */
export async function countOwners(tx: Tx): Promise<Owners> {
  const rows = await tx
    .selectFrom("staff")
    .innerJoin("staff_roles as grant", "grant.staff_id", "staff.id")
    .leftJoin("staff_passkeys as passkey", "passkey.staff_id", "staff.id")
    .select(["staff.id", "staff.password_hash", "passkey.credential_id"])
    .where("grant.role", "=", "owner")
    .where("grant.branch_id", "=", 0)
    .where("staff.disabled_at", "is", null)
    .execute();
  const able = rows.filter((row) => row.password_hash !== null || row.credential_id !== null);
  return { all: new Set(rows.map(({ id }) => id)).size, able: new Set(able.map(({ id }) => id)).size };
}

/** Throws `staff_last_owner` if a change leaves the shop without an owner, or without one who can sign in (STAFF-1). */
export function requireOwner(before: Owners, after: Owners): void {
  if ((after.all > 0 || before.all === 0) && (after.able > 0 || before.able === 0)) return;
  throw new Refusal("staff_last_owner", "The last owner keeps the role; make somebody else an owner first");
}
