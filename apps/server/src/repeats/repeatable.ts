import type { CompiledQuery } from "kysely";
import { writeLast } from "../database/last-writes.ts";
import type { Db, Tx } from "../database/tables.ts";
import { type Send, together } from "../database/together.ts";
import { Refusal } from "../input/refusal.ts";
import type { Call } from "./call.ts";

/** The state of a call before this request. */
export type CallClaim =
  | { readonly kind: "new" }
  | { readonly kind: "finished"; readonly answer: string }
  | { readonly kind: "in-progress" }
  | { readonly kind: "mismatch" };

/**
 * Claims a call inside its own transaction, so that the claim and the effect are saved together or not at all. A
 * parallel repeat waits here until that transaction ends. `answer`: what a repeat gets unless the call stores more.
 */
export async function claimCall(
  tx: Tx,
  send: Send,
  { caller, call, key, digest, keptMs }: Call,
  now: number,
  answer: string | null = null,
): Promise<CallClaim> {
  const [claimed] = await send(
    tx
      .insertInto("repeated_calls")
      .values({ caller, call, call_key: key, digest, answer, ends_at: now + keptMs })
      .onConflict((conflict) =>
        conflict
          .columns(["caller", "call", "call_key"])
          .doUpdateSet((eb) => ({
            digest: eb.ref("excluded.digest"),
            answer: eb.ref("excluded.answer"),
            ends_at: eb.ref("excluded.ends_at"),
          }))
          .where("repeated_calls.ends_at", "<=", now),
      )
      .returning("call_key")
      .compile(),
  );
  if (claimed !== undefined) return { kind: "new" };
  const [row] = await send(rowOf(tx, { caller, call, key }).compile());
  // It was pruned between the two statements: the next request with this key is a new one.
  if (row === undefined) return { kind: "in-progress" };
  if (row.digest !== digest) return { kind: "mismatch" };
  return row.answer === null ? { kind: "in-progress" } : { kind: "finished", answer: row.answer };
}

/** The statement that stores the answer for every repeat of the call. */
export function answerUpdate(tx: Tx, { caller, call, key }: Call, answer: string): CompiledQuery<unknown> {
  return tx
    .updateTable("repeated_calls")
    .set({ answer })
    .where("caller", "=", caller)
    .where("call", "=", call)
    .where("call_key", "=", key)
    .compile();
}

/**
 * The answer of a call that was made before, without claiming the call; null: there is none yet. For facts that are
 * read before the transaction and would refuse a repeat. Throws a 422 if something else was sent under the key.
 */
export async function earlierAnswer(db: Db, call: Call, now: number): Promise<string | null> {
  const row = await rowOf(db, call).where("ends_at", ">", now).executeTakeFirst();
  if (row !== undefined && row.digest !== call.digest) throw repeatRefusal("mismatch");
  return row?.answer ?? null;
}

function rowOf(db: Db, { caller, call, key }: Pick<Call, "caller" | "call" | "key">) {
  return db
    .selectFrom("repeated_calls")
    .select(["digest", "answer"])
    .where("caller", "=", caller)
    .where("call", "=", call)
    .where("call_key", "=", key);
}

/** Claims a call; the answer of an earlier one, or null. Throws a 422 if something else was sent under the key. */
export async function claimOrAnswer(
  tx: Tx,
  call: Call,
  now: number,
  answer: string | null = null,
): Promise<string | null> {
  const claim = await together(tx, (send) => claimCall(tx, send, call, now, answer));
  if (claim.kind === "finished") return claim.answer;
  if (claim.kind !== "new") throw repeatRefusal(claim.kind);
  return null;
}

export interface Repeatable<Answer> {
  readonly answer: Answer;
  readonly isRepeat: boolean;
}

/**
 * Runs `work` once for all repeats of a call and answers each of them with its result, which must survive JSON. A
 * refusal is not kept: it rolls the claim back. Without a call every request is the first.
 */
export async function repeatable<Answer>(
  tx: Tx,
  call: Call | null,
  now: number,
  work: () => Promise<Answer>,
): Promise<Repeatable<Answer>> {
  const earlier = call === null ? null : await claimOrAnswer(tx, call, now);
  if (earlier !== null) return { answer: JSON.parse(earlier), isRepeat: true };
  const answer = await work();
  if (call !== null) await writeLast(tx, [answerUpdate(tx, call, JSON.stringify(answer ?? null))]);
  return { answer, isRepeat: false };
}

/** The refusal of a key that cannot be answered. */
export function repeatRefusal(kind: "in-progress" | "mismatch"): Refusal {
  return kind === "mismatch"
    ? new Refusal("idempotency_mismatch", "This Idempotency-Key belongs to another call")
    : new Refusal("idempotency_in_progress", "This call is being made");
}
