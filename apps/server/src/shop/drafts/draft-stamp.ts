import { lastInSequence, nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import { findRevision } from "../revisions/repository.ts";

/**
 * A version of the draft that changes with every publication and every edit, in any process, without reading the
 * changes. Read it before the draft, so that data cached under it is never older.
 */
export async function draftVersion(db: Db): Promise<string> {
  const row = await lastInSequence(db, "shop-draft").executeTakeFirst();
  return `${await findRevision(db)} ${row?.value ?? 0}`;
}

/** Gives the draft another version, in the transaction that edits it. */
export async function stampDraft(tx: Tx): Promise<void> {
  await nextInSequence(tx, "shop-draft", 1).execute();
}
