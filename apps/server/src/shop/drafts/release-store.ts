import { nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import { stampDraft } from "./draft-stamp.ts";
import type { DraftTables } from "./tables.ts";

export type ReleaseRow = DraftTables["shop_releases"];

/** The author of an edit. */
export interface Editor {
  readonly id: number | null;
  readonly name: string;
}

/** The open draft; null: there is none. */
export async function openDraft(db: Db): Promise<ReleaseRow | null> {
  const row = await db.selectFrom("shop_releases").selectAll().where("state", "=", "draft").executeTakeFirst();
  return row ?? null;
}

/** Inserts a release. The caller holds the shop's lock, so there is at most one open draft. */
export async function insertRelease(tx: Tx, state: "draft" | "discarded", by: Editor, now: number): Promise<number> {
  const { value: id } = await nextInSequence(tx, "shop-release", 1).executeTakeFirstOrThrow();
  await tx
    .insertInto("shop_releases")
    .values({
      id,
      state,
      publish_at: null,
      by_id: by.id,
      by_name: by.name,
      at: now,
      faults: null,
    })
    .execute();
  return id;
}

export async function findRelease(db: Db, id: number): Promise<ReleaseRow | null> {
  const row = await db.selectFrom("shop_releases").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** How many releases may wait: scheduled and failed ones together. A list contains them all. */
export const maxOpenReleases = 100;

/** Scheduled and failed releases. */
export async function openReleases(db: Db): Promise<readonly ReleaseRow[]> {
  return db
    .selectFrom("shop_releases")
    .selectAll()
    .where("state", "in", ["scheduled", "failed"])
    .orderBy("at")
    .limit(maxOpenReleases)
    .execute();
}

export async function updateRelease(tx: Tx, id: number, fields: Partial<Omit<ReleaseRow, "id">>): Promise<void> {
  await stampDraft(tx);
  await tx.updateTable("shop_releases").set(fields).where("id", "=", id).execute();
}

/** Keeps a scheduled release that is due as failed. One with another time, or in the draft again, stays as it is. */
export async function failDueRelease(tx: Tx, id: number, now: number, faults: string): Promise<void> {
  await stampDraft(tx);
  await tx
    .updateTable("shop_releases")
    .set({ state: "failed", faults })
    .where("id", "=", id)
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", now)
    .execute();
}

export async function deleteRelease(tx: Tx, id: number): Promise<void> {
  await stampDraft(tx);
  await tx.deleteFrom("shop_draft_entities").where("release_id", "=", id).execute();
  await tx.deleteFrom("shop_releases").where("id", "=", id).execute();
}

/** Deletes releases that were discarded before `at`. */
export async function pruneDiscarded(tx: Db, at: number): Promise<void> {
  const old = tx.selectFrom("shop_releases").select("id").where("state", "=", "discarded").where("at", "<", at);
  await tx.deleteFrom("shop_draft_entities").where("release_id", "in", old).execute();
  await tx.deleteFrom("shop_releases").where("state", "=", "discarded").where("at", "<", at).execute();
}
