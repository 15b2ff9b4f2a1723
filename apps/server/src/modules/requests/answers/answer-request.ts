import type { InboxReason } from "@skatert/contract";
import type { InboxOutcome } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { getRequest } from "../request-repository.ts";
import type { StoredRequest } from "../tables.ts";
import type { TellGuest } from "./tell-guest.ts";

export interface GivenAnswer {
  readonly requestId: number;
  readonly outcome: InboxOutcome;
  readonly reason: InboxReason | null;
  readonly message: string;
  readonly at: number;
}

/**
 * Carries out the restaurant's answer to an open request, and tells its guest. False: it is not open any more. A table
 * is free again when its booking is refused.
 */
export async function answerRequest(tx: Tx, tellGuest: TellGuest, given: GivenAnswer): Promise<boolean> {
  const { requestId: id, outcome, reason, message, at } = given;
  const isRefused = outcome === "refused";
  const result = await tx
    .updateTable("requests")
    .set((eb) => ({
      state: isRefused ? "cancelled" : "done",
      refusal_reason: isRefused ? reason : null,
      refusal_message: message,
      updated_at: at,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "new")
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  const request = await getRequest(tx, id);
  if (request !== null && isTold(request, outcome, message))
    await tellGuest(tx, request, { answer: isRefused ? "refused" : "confirmed", at });
  return true;
}

/** Whether the guest gets a message: not after a call, in which staff told the answer; and a call cannot be confirmed. */
function isTold({ kind }: StoredRequest, outcome: InboxOutcome, message: string): boolean {
  if (outcome === "refused") return true;
  return outcome === "confirmed" ? kind !== "call" : outcome === "done" && message !== "";
}
