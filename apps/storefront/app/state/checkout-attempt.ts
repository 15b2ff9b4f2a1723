import { storedRecord, storedText } from "./stored.ts";

/**
 * One try to place an order (API-7). While its outcome is unknown it keeps its key, so that a repeat
 * can never make a second order; once the server has refused it, another body is another try.
 */
export interface CheckoutAttempt {
  readonly key: string;
  /** The body as it was sent, JSON. */
  readonly body: string;
  readonly outcome: "unknown" | "refused";
}

/** The attempt to send a body with: the earlier one's key unless that was refused and the body has changed. */
export function attemptFor(earlier: CheckoutAttempt | null, body: string, newKey: () => string): CheckoutAttempt {
  const isNew = earlier === null || (earlier.outcome === "refused" && earlier.body !== body);
  return { key: isNew ? newKey() : earlier.key, body, outcome: "unknown" };
}

export function refusedAttempt(attempt: CheckoutAttempt): CheckoutAttempt {
  return { ...attempt, outcome: "refused" };
}

/** A stored attempt, null where it is none. */
export function readAttempt(value: unknown): CheckoutAttempt | null {
  const stored = storedRecord(value);
  const key = storedText(stored["key"]);
  const body = storedText(stored["body"]);
  if (key === "" || body === "") return null;
  return { key, body, outcome: stored["outcome"] === "refused" ? "refused" : "unknown" };
}
