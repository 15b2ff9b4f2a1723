import type { BranchId } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";

export interface PinPerson {
  readonly id: number;
  readonly name: string;
}

/** Active people of a branch, or of every one, with a PIN; by name. */
export async function peopleWithPin(db: Db, branch: BranchId): Promise<readonly PinPerson[]> {
  return db
    .selectFrom("staff")
    .select(["staff.id", "staff.name"])
    .where("pin_hash", "is not", null)
    .where("disabled_at", "is", null)
    .where("staff.id", "in", staffOf(db, branch))
    .orderBy("staff.name")
    .orderBy("staff.id")
    .execute();
}

/** The hash of a person's PIN; null without one, for a removed person, and without a role in the branch. */
export async function pinHashOf(db: Db, staffId: number, branch: BranchId): Promise<string | null> {
  const row = await db
    .selectFrom("staff")
    .select("pin_hash")
    .where("staff.id", "=", staffId)
    .where("disabled_at", "is", null)
    .where("staff.id", "in", staffOf(db, branch))
    .executeTakeFirst();
  return row?.pin_hash ?? null;
}

export async function writePin(tx: Tx, staffId: number, hash: string): Promise<void> {
  await tx.updateTable("staff").set({ pin_hash: hash }).where("id", "=", staffId).execute();
}

/** Ids of the people with a role in the branch. */
function staffOf(db: Db, branch: BranchId) {
  return db.selectFrom("staff_roles").select("staff_id").where("branch_id", "in", [0, branch]);
}
