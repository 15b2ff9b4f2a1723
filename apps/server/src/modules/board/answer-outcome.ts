import { rollbacks } from "../../database/rollback.ts";
import type { Tx } from "../../database/tables.ts";
import type { Call } from "../../repeats/call.ts";
import { claimOrAnswer } from "../../repeats/repeatable.ts";

/**
 * `repeated`: the call was answered before. `changed`: the version differs. `refused`: the rules do not allow it. `unread`:
 * nobody has read what the guest wrote of an allergy.
 */
export type AnswerOutcome = "done" | "repeated" | "changed" | "refused" | "unread" | "not-found";

/** An answer that is not given; the key of its call is free again. */
export const unanswered = rollbacks<AnswerOutcome>();

/** A repeat is answered with the order as it is then: a copy of it would outlive the guest's data. */
export async function requireNewCall(tx: Tx, call: Call | null, now: number): Promise<void> {
  if (call !== null && (await claimOrAnswer(tx, call, now, "null")) !== null) throw unanswered.rollback("repeated");
}
