import { storedCount, storedRecord, storedText } from "../../platform/storage/stored.ts";

/**
 * One attempt to place an order (API-7). It keeps its key while its outcome is unknown, so that a retry never
 * creates a second order. After the server refuses it, a changed body is a new attempt.
 */
export interface CheckoutAttempt {
  readonly key: string;
  /** The sent body, JSON. */
  readonly body: string;
  readonly outcome: "unknown" | "refused";
  /** Time of the first request, milliseconds. */
  readonly at: number;
}

/** An unanswered attempt older than this is dropped. */
const longestMeant = 3_600_000;

/**
 * The attempt for sending a body. Reuses the earlier key unless the attempt is old, or was refused and the
 * body has changed.
 */
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

/** Whether an attempt has no answer and may still be retried. */
export function isUnanswered(attempt: CheckoutAttempt | null, now: number): boolean {
  return attempt !== null && attempt.outcome === "unknown" && now - attempt.at <= longestMeant;
}

/** Reads a stored attempt. Null if it is invalid. */
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

/** An unguessable key. It also works without TLS, where `randomUUID` is absent. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
