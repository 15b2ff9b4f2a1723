import type { BranchId, OrderId } from "@skatert/domain";
import { nextInSequence } from "../../../database/sequences.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import type { PracticeTables } from "./tables.ts";

export type PracticeRow = PracticeTables["practice_orders"];

/** Stores a practice order under the next negative id. */
export async function insertPractice(tx: Tx, row: Omit<PracticeRow, "id">): Promise<OrderId> {
  const { value } = await nextInSequence(tx, "practice-order", 1).executeTakeFirstOrThrow();
  const id = -value;
  await tx
    .insertInto("practice_orders")
    .values({ id, ...row })
    .execute();
  return id;
}

export async function practiceRow(db: Db, id: OrderId): Promise<PracticeRow | null> {
  return (await db.selectFrom("practice_orders").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The practice orders of a branch since an instant, the latest first. */
export async function practiceRows(db: Db, branchId: BranchId, since: number): Promise<readonly PracticeRow[]> {
  return db
    .selectFrom("practice_orders")
    .selectAll()
    .where("branch_id", "=", branchId)
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .limit(maxShown)
    .execute();
}

const maxShown = 50;

/** Changes an order if it still has this version; false: another change was first. */
export async function updatePractice(
  tx: Tx,
  { id, version }: Pick<PracticeRow, "id" | "version">,
  changes: Partial<PracticeRow>,
): Promise<boolean> {
  const result = await tx
    .updateTable("practice_orders")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
