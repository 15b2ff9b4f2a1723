import { isAwayStatus } from "../breaker.ts";
import { NoticeFailure } from "./notice-channel.ts";

const totalTimeoutMs = 10_000;
const maxBytes = 16 * 1024;
const longestWaitMs = 3_600_000;

export interface NoticePost {
  /** Name of the receiver for messages: "Telegram", "the webhook". */
  readonly receiver: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  /** Undefined: the default. */
  readonly timeoutMs: number | undefined;
}

export interface NoticeAnswer {
  readonly status: number;
  /** The beginning of the answer. */
  readonly text: string;
  readonly retryAfterMs: number | null;
}

/**
 * Posts a notice. Redirects are not followed, so an answer cannot lead the server to another host. Throws
 * NoticeFailure if the receiver cannot be reached or does not answer within ten seconds.
 */
export async function postNotice({
  receiver,
  url,
  headers,
  body,
  signal,
  timeoutMs,
}: NoticePost): Promise<NoticeAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs ?? totalTimeoutMs);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
      headers,
      body,
    });
    const retryAfterMs = waitOf(response.headers.get("retry-after"));
    return { status: response.status, text: await beginningOf(response), retryAfterMs };
  } catch {
    if (signal.aborted) throw new NoticeFailure("the server stopped before it was sent");
    const what = timeout.aborted ? "did not answer in time" : "cannot be reached";
    throw new NoticeFailure(`${receiver} ${what}`, { isAway: true });
  }
}

/** Throws NoticeFailure for an answer other than success. */
export function requireSuccess(receiver: string, { status, retryAfterMs }: NoticeAnswer): void {
  if (status >= 200 && status < 300) return;
  if (status >= 300 && status < 400)
    throw new NoticeFailure(`${receiver} answered with a redirect, set its final address`);
  throw new NoticeFailure(`${receiver} answered ${status}`, { isAway: isAwayStatus(status), retryAfterMs });
}

/** Retry-After in seconds or as a date (RFC 9110), at most an hour; null: none. */
export function waitOf(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null;
  const wait = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestWaitMs) : null;
}

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxBytes) break;
  }
  return text.slice(0, maxBytes);
}
