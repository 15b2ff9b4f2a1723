import { storedCount, storedRecord, storedText } from "../../platform/storage/stored.ts";

/**
 * One try to place an order (API-7). While its outcome is unknown it keeps its key, so that a repeat
 * can never make a second order; once the server has refused it, another body is another try.
 */
export interface CheckoutAttempt {
  readonly key: string;
  /** What was sent, JSON. */
  readonly body: string;
  readonly outcome: "unknown" | "refused";
  /** When it was first sent, milliseconds. */
  readonly at: number;
}

/** After this long an unanswered try is not what the shopper means any more. */
const longestMeant = 3_600_000;

/** The attempt to send a body with: the earlier one's key unless that was refused and the body has changed, or is long past. */
export function attemptFor(
  earlier: CheckoutAttempt | null,
  body: string,
  now: number,
  newKey: () => string,
): CheckoutAttempt {
  const isOver =
    earlier === null || now - earlier.at > longestMeant || (earlier.outcome === "refused" && earlier.body !== body);
  return isOver ? { key: newKey(), body, outcome: "unknown", at: now } : { ...earlier, body, outcome: "unknown" };
}

export function refusedAttempt(attempt: CheckoutAttempt): CheckoutAttempt {
  return { ...attempt, outcome: "refused" };
}

/** Whether a try was sent whose answer never arrived, and may still be repeated. */
export function isUnanswered(attempt: CheckoutAttempt | null, now: number): boolean {
  return attempt !== null && attempt.outcome === "unknown" && now - attempt.at <= longestMeant;
}

/** A stored attempt, null where it is none. */
export function readAttempt(value: unknown): CheckoutAttempt | null {
  const stored = storedRecord(value);
  const key = storedText(stored["key"]);
  const body = storedText(stored["body"]);
  if (key === "" || body === "") return null;
  return {
    key,
    body,
    outcome: stored["outcome"] === "refused" ? "refused" : "unknown",
    at: storedCount(stored["at"]) ?? 0,
  };
}

/** An unguessable key; works on pages without TLS too, where `randomUUID` is absent. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
