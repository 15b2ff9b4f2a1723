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
  const request = requestOf(letter, vapid, now);
  if (request === null) return "gone";
  const response = await post(request);
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return "gone";
  // Any answer may concern this device only: a stranger chooses the path and the keys that the service gets.
  if (!response.ok) throw new PushFailure(`the push service answered ${response.status}`);
  return "sent";
}

/** Null: no request can be made for this endpoint, so a stored one is as good as ended. */
function requestOf({ endpoint, keys, text, topic }: PushLetter, vapid: Vapid, now: number): Request | null {
  const init = {
    method: "POST",
    redirect: "error" as const,
    signal: AbortSignal.timeout(totalTimeoutMs),
    headers: {
      authorization: vapid.authorization(endpoint, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(ttlSeconds),
      urgency: "high",
      topic,
    },
    body: new Uint8Array(encryptMessage(Buffer.from(text), keys)),
  };
  try {
    return new Request(endpoint, init);
  } catch {
    return null;
  }
}

/** Only a failure of the network means that the next message would fail too. */
async function post(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    throw new PushFailure("the push service cannot be reached", { isAway: true, cause: error });
  }
}
