import type { TipWish } from "@skatert/domain";
import { newAttemptKey } from "../../../model/checkout/checkout-attempt.ts";

/** A tip without an answer yet, and its idempotency key. */
export interface TipAttempt {
  /** The sent body, JSON. */
  readonly wish: string;
  readonly key: string;
}

/** An equal request keeps its key, so that a retry is never a second tip. A different one gets a new key. */
export function tipAttempt(unanswered: TipAttempt | null, wish: TipWish): TipAttempt {
  const text = JSON.stringify(wish);
  return unanswered?.wish === text ? unanswered : { wish: text, key: newAttemptKey() };
}
