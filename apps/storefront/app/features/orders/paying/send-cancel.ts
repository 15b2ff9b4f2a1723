import { orderPath } from "@skatert/contract";
import { keyQuery } from "./use-change-method.ts";

/**
 * What became of a cancellation. "asked": the restaurant has confirmed the order and is asked to cancel it (BOARD-6);
 * "unsent": the shop has not decided, so the guest may press again.
 */
export type CancelOutcome = "cancelled" | "asked" | "too-late" | "unsent";

/** Timeout, milliseconds. A repeat changes nothing. */
const limitMs = 15_000;

/** Cancels an order or, once the restaurant has confirmed it, asks the restaurant to. */
export async function sendCancel(id: number, accessKey: string | null): Promise<CancelOutcome> {
  const call = { method: "POST", signal: AbortSignal.timeout(limitMs) } as const;
  try {
    const response = await fetch(`/api${orderPath(id)}/cancel${keyQuery(accessKey)}`, call);
    if (isUndecided(response)) return "unsent";
    if (!response.ok) return "too-late";
    return isCancelled(await response.json()) ? "cancelled" : "asked";
  } catch {
    return "unsent";
  }
}

/** The shop has not processed the request: it is down, or has too many requests of this network. */
function isUndecided({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

function isCancelled(order: unknown): boolean {
  return typeof order === "object" && order !== null && "stage" in order && order.stage === "cancelled";
}
