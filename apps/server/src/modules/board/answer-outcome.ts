import { rollbacks } from "../../database/rollback.ts";
import type { Tx } from "../../database/tables.ts";
import type { Call } from "../../repeats/call.ts";
import { claimOrAnswer } from "../../repeats/repeatable.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import { boardRow } from "./record/board-repository.ts";

/**
 * `repeated`: the call was answered before. `changed`: the version differs. `refused`: the rules do not allow it. `unread`:
 * nobody has read what the guest wrote of an allergy.
 */
export type AnswerOutcome = "done" | "repeated" | "changed" | "refused" | "unread" | "not-found";

/** An answer that is not given; the key of its call is free again. */
export const unanswered = rollbacks<AnswerOutcome>();

/** The guard of a change, which runs while the order is locked: the call is new, and the person saw the present version. */
export function guardOf(
  { call, version }: { readonly call: Call | null; readonly version: number | null },
  now: () => number,
) {
  return async (tx: Tx, { id }: Pick<StoredOrder, "id">): Promise<void> => {
    await requireNewCall(tx, call, now());
    if (version !== ((await boardRow(tx, id))?.version ?? 0)) throw unanswered.rollback("changed");
  };
}

/** A repeat is answered with the order as it is then: a copy of it would outlive the guest's data. */
export async function requireNewCall(tx: Tx, call: Call | null, now: number): Promise<void> {
  if (call !== null && (await claimOrAnswer(tx, call, now, "null")) !== null) throw unanswered.rollback("repeated");
}
