import { type DeviceKeys, encryptMessage } from "./encrypt-message.ts";
import type { Vapid } from "./vapid.ts";

export interface PushLetter {
  readonly endpoint: URL;
  readonly keys: DeviceKeys;
  /** JSON text for the service worker. */
  readonly text: string;
  /** Undelivered letters of one topic replace each other; at most 32 letters and digits. */
  readonly topic: string;
}

/** "gone": the browser no longer wants any. */
export type PushOutcome = "sent" | "gone";

/** What has waited so long says nothing new. */
const keptSeconds = 4 * 3600;
const patienceMs = 10_000;

/** Hands a letter to the browser maker's push service (RFC 8030). Throws when it should be tried again. */
export async function sendPush(letter: PushLetter, vapid: Vapid, now: number): Promise<PushOutcome> {
  const response = await fetch(letter.endpoint, {
    method: "POST",
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      authorization: vapid.authorization(letter.endpoint, now),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(keptSeconds),
      urgency: "high",
      topic: letter.topic,
    },
    body: new Uint8Array(encryptMessage(Buffer.from(letter.text), letter.keys)),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return "gone";
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return "sent";
}
