import type { Db } from "../../../database/tables.ts";

/** The state of an `Idempotency-Key` before its order is placed; see AttemptClaim. */
export type EarlierAttempt =
  | { readonly kind: "none" }
  | { readonly kind: "finished"; readonly answer: string }
  | { readonly kind: "mismatch" };

/**
 * Looks a key up without claiming it, so that a repeat returns its first order even if prices or stock have changed
 * (API-7). A key whose order is still being placed is not visible yet; the claim in placeOrder waits for it.
 */
export async function findAttempt(db: Db, key: string, fingerprint: string): Promise<EarlierAttempt> {
  const row = await db
    .selectFrom("order_attempts")
    .select(["fingerprint", "answer"])
    .where("attempt_key", "=", key)
    .executeTakeFirst();
  if (row === undefined) return { kind: "none" };
  if (row.fingerprint !== fingerprint) return { kind: "mismatch" };
  return row.answer === null ? { kind: "none" } : { kind: "finished", answer: row.answer };
}

/** Frees a key whose attempt is older than `before`, milliseconds. */
export async function forgetAttempt(db: Db, key: string, before: number): Promise<void> {
  await db.deleteFrom("order_attempts").where("attempt_key", "=", key).where("created_at", "<=", before).execute();
}
