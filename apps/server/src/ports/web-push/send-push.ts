import { type DeviceKeys, encryptMessage } from "./encrypt-message.ts";
import type { Vapid } from "./vapid.ts";

export interface PushLetter {
  readonly endpoint: URL;
  readonly keys: DeviceKeys;
  /** JSON text for the service worker. */
  readonly text: string;
  /** Undelivered messages of one topic replace each other; at most 32 letters and digits. */
  readonly topic: string;
}

/** "gone": the browser has ended the subscription. */
export type PushOutcome = "sent" | "gone";

/** A message that has waited this long is outdated. */
const ttlSeconds = 4 * 3600;
const totalTimeoutMs = 10_000;

/** A push service is unavailable, refuses or is paused; the message should be tried again. */
export class PushFailure extends Error {
  /** Whether the next message would fail too. */
  readonly isAway: boolean;

  constructor(message: string, { isAway = false, ...options }: ErrorOptions & { readonly isAway?: boolean } = {}) {
    super(message, options);
    this.isAway = isAway;
  }
}

/** Sends a message to the browser maker's push service (RFC 8030). Throws PushFailure when it should be tried again. */
export async function sendPush(letter: PushLetter, vapid: Vapid, now: number): Promise<PushOutcome> {
  const response = await post(letter, vapid, now);
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return "gone";
  // A 4xx concerns this device only: a stranger could subscribe with keys that the service refuses.
  if (!response.ok)
    throw new PushFailure(`the push service answered ${response.status}`, { isAway: response.status >= 500 });
  return "sent";
}

async function post(letter: PushLetter, vapid: Vapid, now: number): Promise<Response> {
  const request = {
    method: "POST",
    redirect: "error" as const,
    signal: AbortSignal.timeout(totalTimeoutMs),
    headers: {
      authorization: vapid.authorization(letter.endpoint, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(ttlSeconds),
      urgency: "high",
      topic: letter.topic,
    },
    body: new Uint8Array(encryptMessage(Buffer.from(letter.text), letter.keys)),
  };
  try {
    return await fetch(letter.endpoint, request);
  } catch (error) {
    throw new PushFailure("the push service cannot be reached", { isAway: true, cause: error });
  }
}
