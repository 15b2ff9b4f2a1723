import { storedCount, storedList, storedRecord, storedText } from "../../platform/storage/stored.ts";

/**
 * One attempt to place an order (API-7). It keeps its key while its outcome is unknown, so that a retry never
 * creates a second order. After the server refuses it, a changed body is a new attempt.
 */
export interface CheckoutAttempt {
  readonly key: string;
  /** The bodies sent with the key, JSON, newest last. Any of them may be the order that the server placed. */
  readonly bodies: readonly string[];
  readonly outcome: "unknown" | "refused";
  /** Time of the first request, milliseconds. */
  readonly at: number;
}

/** An unanswered attempt older than this is dropped. */
const longestMeant = 3_600_000;
/** Changed bodies of one attempt that are stored. */
const maxBodies = 10;

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
    earlier === null ||
    now - earlier.at > longestMeant ||
    (earlier.outcome === "refused" && earlier.bodies.at(-1) !== body);
  if (isOver) return { key: newKey(), bodies: [body], outcome: "unknown", at: now };
  const others = earlier.bodies.filter((sent) => sent !== body);
  return { ...earlier, bodies: [...others, body].slice(-maxBodies), outcome: "unknown" };
}

/** The server refused the newest body, so no earlier one was placed. */
export function refusedAttempt(attempt: CheckoutAttempt): CheckoutAttempt {
  return { ...attempt, bodies: attempt.bodies.slice(-1), outcome: "refused" };
}

/** Whether an attempt has no answer and may still be retried. */
export function isUnanswered(attempt: CheckoutAttempt | null, now: number): boolean {
  return attempt !== null && attempt.outcome === "unknown" && now - attempt.at <= longestMeant;
}

/** Reads a stored attempt. Null if it is invalid. */
export function readAttempt(value: unknown): CheckoutAttempt | null {
  const stored = storedRecord(value);
  const key = storedText(stored["key"]);
  // Earlier versions stored one body.
  const bodies = storedList(stored["bodies"] ?? [stored["body"]], (body) => storedText(body) || null);
  if (key === "" || bodies.length === 0) return null;
  return {
    key,
    bodies,
    outcome: stored["outcome"] === "refused" ? "refused" : "unknown",
    at: storedCount(stored["at"]) ?? 0,
  };
}

/** An unguessable key. It also works without TLS, where `randomUUID` is absent. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
