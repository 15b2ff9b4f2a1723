import { isPostgres } from "../../database/lists.ts";
import type { Db, Tx } from "../../database/tables.ts";

/**
 * The current revision, for a transaction that must not outlive the shop that judged it: no branch is closed before the
 * transaction ends. Other publications do not wait, because they lock the row without its key.
 */
export function heldRevisionQuery(db: Db) {
  const query = db.selectFrom("shop_revisions").select("revision");
  return (isPostgres(db) ? query.forKeyShare() : query).compile();
}

/**
 * Waits for the transactions that hold the revision, and makes later ones wait for this one. They then read its
 * revision. On SQLite one transaction writes at a time.
 */
export async function claimRevision(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom("shop_revisions").select("id").forUpdate().execute();
}
