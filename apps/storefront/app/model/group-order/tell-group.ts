import type { LanguageCode } from "@skatert/contract";
import type { LineRequest } from "@skatert/domain";
import { lineRequest } from "../quote/checkout-request.ts";
import { callsIn } from "./calls-in.ts";
import { type GroupHost, useGroup } from "./group-store.ts";
import { inTurn } from "./in-turn.ts";

/** A call that hangs longer is given up, so that it does not block the later ones. Milliseconds. */
const tellTimeout = 10_000;

/**
 * Tells the server which of the others' dishes the host's cart has. Rejects where a later try may help. Waits for
 * the earlier call, because the server stores the one that arrives last.
 */
export function tellKept(own: GroupHost, kept: readonly LineRequest[], language: LanguageCode): Promise<void> {
  return inTurn(async () => {
    const { putKept } = await callsIn(language);
    const answer = await putKept(own.id, own.key, kept.map(lineRequest), AbortSignal.timeout(tellTimeout));
    if (!answer.ok && mayHelpLater(answer.error.status))
      throw new Error(`the cart was answered with ${answer.error.status}`);
  });
}

/**
 * Reports the placed order to the server and forgets the group order once confirmed. Rejects if a retry may
 * help.
 */
export async function tellOrdered(own: GroupHost, language: LanguageCode): Promise<void> {
  // First, so that nobody reads a sum with dishes that are not in the order.
  if (own.kept !== null) await tellKept(own, own.kept, language);
  const { setState } = await callsIn(language);
  const answer = await setState(own.id, own.key, "ordered", AbortSignal.timeout(tellTimeout));
  if (!answer.ok && mayHelpLater(answer.error.status))
    throw new Error(`reporting the order failed: ${answer.error.status}`);
  useGroup.getState().end();
}

/** Too many requests, or a server that is down. */
function mayHelpLater(status: number): boolean {
  return status >= 429;
}
