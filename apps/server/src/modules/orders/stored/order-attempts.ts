import { createHash } from "node:crypto";
import type { OrderId } from "@skatert/domain";
import type { CompiledQuery } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import type { Send } from "../../../database/together.ts";

/** The state of an `Idempotency-Key` before this request. */
export type AttemptClaim =
  | { readonly kind: "new" }
  | { readonly kind: "finished"; readonly answer: string }
  | { readonly kind: "in-progress" }
  | { readonly kind: "mismatch" };

/** A stable digest of a request body; the order of keys does not matter. */
export function fingerprintOf(body: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(body)))
    .digest("hex");
}

/**
 * Claims the key inside the order's own transaction, so that the key and its order are saved together or not at all. A
 * second process with the same key waits for the first one's row (API-7).
 */
export async function claimAttempt(
  tx: Tx,
  send: Send,
  claim: { readonly key: string; readonly fingerprint: string; readonly now: number },
): Promise<AttemptClaim> {
  const { key, fingerprint, now } = claim;
  const [inserted] = await send(
    tx
      .insertInto("order_attempts")
      .values({ attempt_key: key, fingerprint, order_id: null, answer: null, created_at: now })
      .onConflict((conflict) => conflict.column("attempt_key").doNothing())
      .returning("attempt_key")
      .compile(),
  );
  if (inserted !== undefined) return { kind: "new" };
  const [row] = await send(
    tx.selectFrom("order_attempts").select(["fingerprint", "answer"]).where("attempt_key", "=", key).compile(),
  );
  // The pruning job has just deleted the row: the next request with this key is a new one.
  if (row === undefined) return { kind: "in-progress" };
  if (row.fingerprint !== fingerprint) return { kind: "mismatch" };
  return row.answer === null ? { kind: "in-progress" } : { kind: "finished", answer: row.answer };
}

/** The statement that stores the answer for every repeat of the key. */
export function attemptUpdate(tx: Tx, key: string, orderId: OrderId | null, answer: string): CompiledQuery<unknown> {
  return tx.updateTable("order_attempts").set({ order_id: orderId, answer }).where("attempt_key", "=", key).compile();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
