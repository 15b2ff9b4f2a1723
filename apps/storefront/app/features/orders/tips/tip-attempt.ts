import type { TipWish } from "@skatert/domain";
import { newAttemptKey } from "../../../model/checkout/checkout-attempt.ts";

/** A tip whose answer is not known yet, and its idempotency key. */
export interface TipAttempt {
  /** What was sent, JSON. */
  readonly wish: string;
  readonly key: string;
}

/** The same wish keeps its key, so that a repeat is never a second tip; another wish gets a new one. */
export function tipAttempt(unanswered: TipAttempt | null, wish: TipWish): TipAttempt {
  const text = JSON.stringify(wish);
  return unanswered?.wish === text ? unanswered : { wish: text, key: newAttemptKey() };
}
