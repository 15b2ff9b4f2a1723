import type { BranchId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** Lifetime of a code, milliseconds. */
export const codeLifeMs = 10 * 60_000;
/** Limit of valid codes of a branch. */
const maxLive = 20;

export interface NewCode {
  readonly hash: string;
  readonly branchId: BranchId;
  /** The staff member who requested the code. */
  readonly madeBy: number;
  readonly now: number;
}

/** Stores a code and deletes expired ones; false if the branch has too many. */
export async function insertCode(tx: Tx, { hash, branchId, madeBy, now }: NewCode): Promise<boolean> {
  await tx.deleteFrom("device_codes").where("expires_at", "<=", now).execute();
  const live = await tx
    .selectFrom("device_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("branch_id", "=", branchId)
    .executeTakeFirstOrThrow();
  if (live.count >= maxLive) return false;
  const times = { created_at: now, expires_at: now + codeLifeMs, used_at: null };
  await tx
    .insertInto("device_codes")
    .values({ code_hash: hash, branch_id: branchId, made_by: madeBy, ...times })
    .execute();
  return true;
}

/** Consumes a code; null if it is unknown, used or expired. Of several parallel uses one succeeds. */
export async function spendCode(
  db: Db,
  hash: string,
  now: number,
): Promise<{ readonly branchId: BranchId; readonly madeBy: number } | null> {
  const used = await db
    .updateTable("device_codes")
    .set({ used_at: now })
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["branch_id", "made_by"])
    .executeTakeFirst();
  return used === undefined ? null : { branchId: used.branch_id, madeBy: used.made_by };
}
