import { lastInSequence, nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";

/** Changes with every edit of the open draft, in any process, without reading what was edited. */
export async function draftStamp(db: Db): Promise<string> {
  const row = await lastInSequence(db, "shop-draft").executeTakeFirst();
  return String(row?.value ?? 0);
}

/** Gives the draft another stamp, in the transaction that edits it. */
export async function stampDraft(tx: Tx): Promise<void> {
  await nextInSequence(tx, "shop-draft", 1).execute();
}
