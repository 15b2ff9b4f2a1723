import { orderProposalPath } from "@skatert/contract";
import { keyQuery } from "../paying/use-change-method.ts";

/**
 * What became of the guest's answer. "gone": the proposal is over; "changed": the order or its sum is another now;
 * "unavailable": a dish or the time is gone. The page then shows the order anew. "unsent": the shop has not decided, so
 * the guest may press again.
 */
export type AnswerOutcome = "accepted" | "kept" | "gone" | "changed" | "unavailable" | "unsent";

export interface ProposalAnswer {
  readonly orderId: number;
  readonly accessKey: string | null;
  readonly proposalId: string;
  readonly isAccepted: boolean;
}

/** Timeout, milliseconds. A repeat changes nothing. */
const limitMs = 15_000;

/** Accepts or declines a proposed change (CHANGE-1). */
export async function sendProposalAnswer(answer: ProposalAnswer): Promise<AnswerOutcome> {
  const { orderId, accessKey, proposalId, isAccepted } = answer;
  const response = await fetch(`/api${orderProposalPath(orderId)}${keyQuery(accessKey)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ proposal_id: proposalId, accept: isAccepted }),
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => null);
  if (response === null || response.status >= 500 || response.status === 429) return "unsent";
  if (response.ok) return isAccepted ? "accepted" : "kept";
  const { data }: { data?: { reason?: unknown } } = await response.json().catch(() => ({}));
  const reason = data?.reason;
  return reason === "changed" || reason === "unavailable" ? reason : "gone";
}
