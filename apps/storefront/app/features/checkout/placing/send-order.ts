import type { OrderAnswer } from "@skatert/contract";
import type { LineRequest } from "@skatert/domain";
import {
  attemptFor,
  type CheckoutAttempt,
  newAttemptKey,
  refusedAttempt,
} from "../../../model/checkout/checkout-attempt.ts";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import type { CheckoutCalls } from "../../../platform/api/api.ts";
import type { SentOrder } from "./sent-order.ts";

const inProgressDelay = 1500;
const inProgressTries = 6;

export interface Sent {
  readonly answer: OrderAnswer;
  /** The answer belongs to an earlier attempt whose outcome was unknown. */
  readonly isEarlier: boolean;
  /** The dishes of the answered request. The cart may have changed since. */
  readonly lines: readonly LineRequest[];
}

/** Sends the order under the key of its attempt; a repeat finds the order that an earlier request placed (API-7). */
export async function sendOrder(calls: CheckoutCalls, order: SentOrder): Promise<Sent> {
  const earlier = useCheckout.getState().attempt;
  const attempt = attemptFor(earlier, JSON.stringify(order), Date.now(), newAttemptKey);
  useCheckout.getState().setAttempt(attempt);
  const answer = await sendUntilDone(calls, order, attempt.key);
  // If the first request with a key is rejected, nothing is unknown.
  if (isTurnedAway(answer) && !(earlier?.key === attempt.key && earlier.outcome === "unknown")) markRefused();
  if (!isMismatch(answer)) return { answer, isEarlier: false, lines: order.request.lines };
  return (await answerOfEarlier(calls, attempt)) ?? { answer, isEarlier: false, lines: order.request.lines };
}

/** An earlier body with this key arrived: only that body gets its answer. Null: no stored body is the one. */
async function answerOfEarlier(calls: CheckoutCalls, { key, bodies }: CheckoutAttempt): Promise<Sent | null> {
  for (const body of bodies.slice(0, -1).reverse()) {
    const sent: SentOrder = JSON.parse(body);
    const answer = await sendUntilDone(calls, sent, key);
    if (!isMismatch(answer)) return { answer, isEarlier: true, lines: sent.request.lines };
  }
  return null;
}

export function isMismatch(answer: OrderAnswer): boolean {
  return answer.kind === "error" && answer.error.code === "idempotency_mismatch";
}

/** The shop has not processed the order: a limit, or a number to confirm first. */
function isTurnedAway(answer: OrderAnswer): boolean {
  return answer.kind === "error" && (answer.error.status === 429 || answer.error.code === "order_code_required");
}

/** A key still in progress is requested again after a delay. */
async function sendUntilDone(calls: CheckoutCalls, { request, details }: SentOrder, key: string): Promise<OrderAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await calls.placeOrder(request, details, key);
    const isInProgress = answer.kind === "error" && answer.error.code === "idempotency_in_progress";
    if (!isInProgress || tries === inProgressTries) return answer;
    await new Promise((resolve) => setTimeout(resolve, inProgressDelay));
  }
}

export function markRefused(): void {
  const { attempt, setAttempt } = useCheckout.getState();
  if (attempt !== null) setAttempt(refusedAttempt(attempt));
}
