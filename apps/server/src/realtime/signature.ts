import { createHmac, timingSafeEqual } from "node:crypto";

export interface RealtimeKeys {
  /** Public: part of the endpoint's path. */
  readonly key: string;
  readonly secret: string;
}

/** The `auth` value of the protocol: key and HMAC-SHA256 of "socket:channel". */
export function signChannel(keys: RealtimeKeys, socketId: string, channel: string): string {
  const digest = createHmac("sha256", keys.secret).update(`${socketId}:${channel}`).digest("hex");
  return `${keys.key}:${digest}`;
}

/** Whether `auth` opens this channel to this very socket. */
export function verifyChannel(keys: RealtimeKeys, socketId: string, channel: string, auth: unknown): boolean {
  if (typeof auth !== "string") return false;
  const expected = Buffer.from(signChannel(keys, socketId, channel));
  const given = Buffer.from(auth);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
